import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useLocation } from 'react-router';
import { describe, expect, it } from 'vitest';
import { show } from '../../testing/show.tsx';
import { Link, PageNavLink, StateLink } from './links.tsx';

/** Whether the browser was left to follow it, which it does not do here. */
function pressed(keys: MouseEventInit = {}): boolean {
  let left = false;
  const last = (event: MouseEvent) => {
    left = !event.defaultPrevented;
    event.preventDefault();
  };
  window.addEventListener('click', last, { once: true });
  fireEvent.click(screen.getByRole('link'), keys);
  return left;
}

function Told() {
  return <output>{JSON.stringify(useLocation().state)}</output>;
}

describe('a link', () => {
  it.each([
    ['/ob/calls?state=open#prvi', '/ob/calls?state=open#prvi'],
    ['?dio=tim', '/ob?dio=tim'],
    [{ search: '?dio=tim', hash: '#clanovi' }, '/ob?dio=tim#clanovi'],
    [{ search: '' }, '/ob'],
    ['?', '/ob'],
  ])('to %j leads within the page to %s', async (to, address) => {
    const shown = show(<Link to={to}>Dalje</Link>, { at: '/ob?bank=tuzla' });
    expect(pressed()).toBe(false);
    await waitFor(() => expect(shown.address()).toBe(address));
  });

  it.each([
    { ctrlKey: true },
    { metaKey: true },
    { shiftKey: true },
    { altKey: true },
    { button: 1 },
  ])('is left to the browser with %j', (keys) => {
    const shown = show(<Link to="/ob/calls">Dalje</Link>, { at: '/ob' });
    expect(pressed(keys)).toBe(true);
    expect(shown.address()).toBe('/ob');
  });

  it.each([
    { to: 'https://example.org/ob' },
    { to: '/ob/calls', target: '_blank' },
    { to: '/ob/calls', download: 'pozivi' },
  ])('is left to the browser as %j', (props) => {
    const shown = show(<Link {...props}>Dalje</Link>, { at: '/ob' });
    expect(pressed()).toBe(true);
    expect(shown.address()).toBe('/ob');
  });

  it('is not followed where a component does something else with the press', () => {
    const shown = show(
      <Link to="/ob/calls" onClick={(event) => event.preventDefault()}>
        Dalje
      </Link>,
      { at: '/ob' },
    );
    pressed();
    expect(shown.address()).toBe('/ob');
  });

  it('hands over what it was given, once', async () => {
    show(
      <>
        <StateLink to="/login" state={{ wanted: 'm1' }}>
          Ulaz
        </StateLink>
        <Told />
      </>,
    );
    pressed();
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe('{"wanted":"m1"}'));
  });

  it.each([
    ['/ob', false, true],
    ['/ob', true, false],
    ['/ob/calls', true, true],
    ['/', false, false],
  ])('to %s (end: %s) says of /ob/calls that it is the current one: %s', (to, end, current) => {
    show(
      <PageNavLink to={to} end={end}>
        Ovdje
      </PageNavLink>,
      { at: '/ob/calls' },
    );
    expect(screen.getByRole('link').getAttribute('aria-current')).toBe(current ? 'page' : null);
  });
});
