import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { DateInput } from './date-input.tsx';

const told = vi.fn();
const unreadable = vi.fn();

function Day({ start = '' }: { start?: string }) {
  const [value, setValue] = useState(start);
  const onValue = (next: string) => {
    told(next);
    setValue(next);
  };
  return (
    <DateInput value={value} onValue={onValue} onUnreadable={unreadable} pickLabel="Kalendar" />
  );
}

const input = () => screen.getByRole<HTMLInputElement>('textbox');
const type = (value: string) => fireEvent.change(input(), { target: { value } });

it.each(['05112026', '5.11.2026.', '05/11/2026'])(
  'keeps %s as an ISO day and shows it day first',
  (text) => {
    told.mockClear();
    render(<Day />);
    type(text);
    fireEvent.blur(input());
    expect(told.mock.calls).toEqual([['2026-11-05']]);
    expect(input().value).toBe('05/11/2026');
  },
);

it('takes back the day when what stands in the field is none, and says so', () => {
  told.mockClear();
  render(<Day start="2026-11-05" />);
  type('31/02/2026');
  expect(told).not.toHaveBeenCalled();
  fireEvent.blur(input());
  expect(told.mock.calls).toEqual([['']]);
  expect(unreadable).toHaveBeenLastCalledWith(true);
  expect(input().value).toBe('31/02/2026');
  type('01/03/2026');
  expect(told).toHaveBeenLastCalledWith('2026-03-01');
  expect(unreadable).toHaveBeenLastCalledWith(false);
});

it('opens the calendar by the keyboard', () => {
  const showPicker = vi.fn();
  HTMLInputElement.prototype.showPicker = showPicker;
  render(<Day />);
  fireEvent.keyDown(input(), { key: 'ArrowDown' });
  expect(showPicker).not.toHaveBeenCalled();
  fireEvent.keyDown(input(), { key: 'ArrowDown', altKey: true });
  expect(showPicker).toHaveBeenCalledOnce();
});
