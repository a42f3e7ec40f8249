import { describe, expect, it } from 'vitest';
import { browsers } from '../accounts.testing.ts';
import { deviceOf, sameDevice } from './devices.ts';

describe('a device', () => {
  it.each([
    [browsers.chromeOnWindows, { device: 'desktop', browser: 'Chrome', system: 'Windows' }],
    [browsers.safariOnPhone, { device: 'phone', browser: 'Safari', system: 'iOS' }],
    [browsers.firefoxOnLinux, { device: 'desktop', browser: 'Firefox', system: 'Linux' }],
    [
      'Mozilla/5.0 (Linux; Android 14; SM-X200) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36',
      { device: 'tablet', browser: 'Chrome', system: 'Android' },
    ],
    [
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0',
      { device: 'desktop', browser: 'Microsoft Edge', system: 'Windows' },
    ],
    ['curl/8.11.0', { device: 'other', browser: null, system: null }],
    ['', { device: 'other', browser: null, system: null }],
    ['   ', { device: 'other', browser: null, system: null }],
  ])('tells what „%s“ is', (userAgent, device) => {
    expect(deviceOf(userAgent)).toEqual(device);
  });

  it('stays the same over an update of its browser', () => {
    const one = deviceOf(browsers.chromeOnWindows);
    expect(sameDevice(one, deviceOf(browsers.newerChromeOnWindows))).toBe(true);
    expect(sameDevice(one, deviceOf(browsers.firefoxOnLinux))).toBe(false);
  });

  it('is read at once, whatever somebody wrote there', () => {
    const timeOf = (userAgent: string) => {
      const taken = Array.from({ length: 9 }, () => {
        const began = performance.now();
        for (let turn = 0; turn < 100; turn += 1) deviceOf(userAgent);
        return performance.now() - began;
      });
      return Math.min(...taken);
    };
    const ordinary = timeOf(browsers.chromeOnWindows);
    for (const sign of ['(', ' ', ';', 'A/', 'Android ', 'Version/1 ']) {
      expect(timeOf(sign.repeat(400).slice(0, 400)), sign).toBeLessThan(ordinary * 200);
    }
  });
});
