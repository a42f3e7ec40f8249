import type { SessionView } from '@app/contracts/account-settings/account-settings.schemas';
import Bowser from 'bowser';
import type { z } from 'zod';

/** A device, as far as it tells what it is. */
export type Device = Pick<z.output<typeof SessionView>, 'device' | 'browser' | 'system'>;

const kinds: Readonly<Record<string, Device['device']>> = {
  desktop: 'desktop',
  mobile: 'phone',
  tablet: 'tablet',
};

const unknown: Device = { device: 'other', browser: null, system: null };

/** What a `User-Agent` header tells of a device: kind, browser and system without versions. */
export function deviceOf(userAgent: string): Device {
  if (userAgent.trim() === '') return unknown;
  const { browser, os, platform } = Bowser.parse(userAgent);
  return {
    device: kinds[platform.type ?? ''] ?? 'other',
    browser: browser.name || null,
    system: os.name || null,
  };
}

/** Whether two devices cannot be told apart: same family of browser on the same system. */
export const sameDevice = (one: Device, other: Device): boolean =>
  one.browser === other.browser && one.system === other.system;
