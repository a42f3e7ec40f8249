import { parseAddress } from '@app/contracts/endpoint';
import { sitePaths } from '@app/contracts/site/site.paths';
import type { Settings } from '../../platform/settings.ts';

const dayMs = 86_400_000;
/** RFC 9116 recommends less than a year; whoever kept a copy looks again after that. */
const daysGood = 180;

/**
 * Where whoever finds a weakness reports it (RFC 9116).
 *
 * @param now its end is counted from the beginning of this day, in UTC.
 */
export function securityTxt(
  { publicUrl, securityContact }: Pick<Settings, 'publicUrl' | 'securityContact'>,
  now: Date,
): string {
  const today = now.getTime() - (now.getTime() % dayMs);
  const expires = new Date(today + daysGood * dayMs).toISOString();
  return [
    `Contact: ${securityContact}`,
    `Expires: ${expires}`,
    'Preferred-Languages: bs, en',
    `Canonical: ${publicUrl}${parseAddress(sitePaths.security).path}`,
    '',
  ].join('\n');
}
