import { beforeEach, describe, expect, it, vi } from 'vitest';
import { $toasts, takeToasts, toastError, toastInfo, toastSuccess } from '#stores/browser/toasts.ts';

beforeEach(() => {
  takeToasts();
});

describe('toasts', () => {
  it('wait, in order, until the region takes them', () => {
    toastSuccess('Link copied to clipboard!');
    toastError('Failed to download invoice');
    expect($toasts.get().map(({ tone, text }) => [tone, text])).toEqual([
      ['success', 'Link copied to clipboard!'],
      ['error', 'Failed to download invoice'],
    ]);
    expect(takeToasts()).toHaveLength(2);
    expect($toasts.get()).toEqual([]);
    expect(takeToasts()).toEqual([]);
  });

  it('have numbers of their own and may offer a way back', () => {
    const run = vi.fn();
    toastInfo('Removed', { label: 'Undo', run });
    toastInfo('Removed');
    const [first, second] = takeToasts();
    expect(first?.id).not.toBe(second?.id);
    first?.action?.run();
    expect(run).toHaveBeenCalledOnce();
    expect(second).not.toHaveProperty('action');
  });
});
