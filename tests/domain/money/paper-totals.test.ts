import { describe, expect, it } from 'vitest';
import { compareWithMoney, paiseOf } from '#domain/money/paper-totals.ts';
import { paperTotals } from '../../support/papers.ts';

it('rupees with two decimals are read as whole paise', () => {
  expect(['2678.57', '0.29', '-1.01', '1130.10'].map(paiseOf)).toEqual([267_857, 29, -101, 113_010]);
});

describe('papers and money', () => {
  it('agree when invoices, advances and dues explain what was kept', () => {
    expect(compareWithMoney(paperTotals())).toEqual({
      parts: [
        { sum: 'invoiced', paise: 944_000 },
        { sum: 'credited', paise: 0 },
        { sum: 'advances', paise: 0 },
        { sum: 'advances_before', paise: -472_000 },
        { sum: 'due', paise: -100_000 },
        { sum: 'due_before', paise: 0 },
      ],
      kept: 372_000,
      off: 0,
    });
  });

  it('count what was credited, and what was due before', () => {
    const totals = paperTotals({ credited: '0.10', due_before: '0.30', kept: '3720.20' });
    expect(compareWithMoney(totals).off).toBe(0);
  });

  it('are off by the paisa that nothing explains, to either side', () => {
    expect(compareWithMoney(paperTotals({ kept: '3720.01' })).off).toBe(1);
    expect(compareWithMoney(paperTotals({ due: '999.99' })).off).toBe(-1);
  });

  it('may have money that still has to go back', () => {
    const totals = paperTotals({ due: '-500.00', kept: '5220.00' });
    expect(compareWithMoney(totals)).toMatchObject({ kept: 522_000, off: 0 });
  });
});
