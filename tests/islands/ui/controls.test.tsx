import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { Button } from '#islands/ui/Button.tsx';
import { Spinner } from '#islands/ui/feedback/Spinner.tsx';
import { Counter } from '#islands/ui/form/Counter.tsx';
import { Field } from '#islands/ui/form/Field.tsx';
import { StepBar } from '#islands/ui/StepBar.tsx';

const nothing = () => {};

describe('Button', () => {
  it('is no submit button by default', () => {
    expect(renderToStaticMarkup(<Button>Share</Button>)).toContain('type="button"');
    expect(renderToStaticMarkup(<Button type="submit">Search</Button>)).toContain('type="submit"');
  });

  it.each([{ busy: true }, { done: true }])('ignores presses while %j, and keeps the focus', (state) => {
    const press = vi.fn();
    const button = Button({ ...state, type: 'submit', onClick: press, children: 'Pay' });
    const html = renderToStaticMarkup(button);
    expect(html).toContain('aria-disabled="true"');
    expect(html).not.toContain(' disabled');
    expect(html.includes('aria-busy="true"')).toBe('busy' in state);
    const event = { preventDefault: vi.fn() };
    button.props.onClick(event);
    expect(event.preventDefault).toHaveBeenCalled();
    expect(press).not.toHaveBeenCalled();
  });
});

describe('Field', () => {
  it('connects label, hint and error with its control', () => {
    const html = renderToStaticMarkup(
      <Field label="Email" hint="We write once" error="Email is invalid">
        {(control) => <input type="email" {...control} />}
      </Field>,
    );
    const id = /<label for="([^"]+)">Email/.exec(html)?.[1];
    expect(html).toContain(`id="${id}"`);
    expect(html).toContain('aria-invalid="true"');
    expect(html).toContain(`aria-describedby="${id}-hint ${id}-error"`);
    expect(html).toMatch(/role="alert">Email is invalid/);
  });

  it('has no error text without an error', () => {
    const html = renderToStaticMarkup(<Field label="Name">{(control) => <input {...control} />}</Field>);
    expect(html).not.toMatch(/aria-invalid|aria-describedby|alert/);
  });
});

describe('Counter', () => {
  const counter = (value: number) =>
    renderToStaticMarkup(
      <Counter label="Add Guests" noun="guests" value={value} min={1} max={5} onChange={nothing} />,
    );

  it('is a number field between two named buttons', () => {
    const html = counter(2);
    expect(html).toMatch(
      /aria-label="Decrease guests"[^>]*>.*<input[^>]*value="2".*aria-label="Increase guests"/,
    );
    expect(html).toMatch(/type="number"[^>]*min="1" max="5"/);
    expect(html).not.toContain('disabled');
  });

  it('stops at its limits', () => {
    expect(counter(1)).toMatch(/aria-label="Decrease guests" aria-disabled="true"/);
    expect(counter(5)).toMatch(/aria-label="Increase guests" aria-disabled="true"/);
  });
});

describe('StepBar', () => {
  const steps = ['Room Details', 'Add-ons', 'Your Details'].map((title, index) => ({
    id: index + 1,
    title,
    isActive: index === 1,
    isCompleted: index < 1,
  }));

  it('is a list that marks the current step and has buttons for reachable ones', () => {
    const html = renderToStaticMarkup(<StepBar steps={steps} onSelect={nothing} />);
    expect(html.match(/<li/g)).toHaveLength(3);
    expect(html.match(/<button/g)).toHaveLength(2);
    expect(html).toMatch(/<button[^>]*aria-current="step"[^>]*>(?:(?!<\/button>).)*Add-ons/);
    expect(html).toMatch(/<span[^>]*>(?:(?!<button).)*Your Details/);
  });

  it('can disable steps', () => {
    const html = renderToStaticMarkup(<StepBar steps={steps} onSelect={nothing} canSelect={() => false} />);
    expect(html).not.toContain('<button');
    expect(html).toContain('aria-current="step"');
  });
});

describe('Spinner', () => {
  it('is announced', () => {
    expect(renderToStaticMarkup(<Spinner label="Loading rooms…" />)).toMatch(/role="status".*Loading rooms…/);
  });
});
