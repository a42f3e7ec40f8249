// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const reload = vi.fn();
let build: typeof import('./newer-build.ts');

beforeEach(async () => {
  vi.useFakeTimers();
  vi.resetModules();
  sessionStorage.clear();
  document.body.innerHTML = '';
  reload.mockReset();
  vi.spyOn(location, 'reload').mockImplementation(reload);
  vi.stubGlobal('__reactRouterManifest', { version: 'one' });
  build = await import('./newer-build.ts');
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const pass = () => vi.advanceTimersByTime(30_000);

it('loads the page anew when a newer build answers, once', async () => {
  build.noteBuild('one');
  build.noteBuild(null);
  pass();
  expect(reload).not.toHaveBeenCalled();
  build.noteBuild('two');
  pass();
  expect(reload).toHaveBeenCalledOnce();
  // A copy that is not replaced yet gave the older page again.
  vi.resetModules();
  const after = await import('./newer-build.ts');
  after.noteBuild('two');
  pass();
  expect(reload).toHaveBeenCalledOnce();
});

it.each([
  ['a dialog is open', '<div role="dialog"></div>'],
  ['something is written', '<form><textarea>Praznim prostorima</textarea></form>'],
])('waits while %s', (_, html) => {
  document.body.innerHTML = html;
  build.noteBuild('two');
  pass();
  expect(reload).not.toHaveBeenCalled();
  document.body.innerHTML = '<form><input type="checkbox" value="on"><input value=""></form>';
  pass();
  expect(reload).toHaveBeenCalledOnce();
});

it('waits while something is being sent, or would be lost', () => {
  const warn = (event: Event) => event.preventDefault();
  window.addEventListener('beforeunload', warn);
  const letGo = build.holdReload();
  build.noteBuild('two');
  pass();
  letGo();
  pass();
  expect(reload).not.toHaveBeenCalled();
  window.removeEventListener('beforeunload', warn);
  pass();
  expect(reload).toHaveBeenCalledOnce();
});
