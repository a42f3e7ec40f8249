const shapes = [
  /^(?<d>\d{1,2})[./-](?<m>\d{1,2})[./-](?<y>\d{4})\.?$/,
  /^(?<d>\d{2})(?<m>\d{2})(?<y>\d{4})$/,
  /^(?<y>\d{4})-(?<m>\d{1,2})-(?<d>\d{1,2})$/,
];

/** `5/11/2026`, `05.11.2026.`, `05112026`, `2026-11-05` → `2026-11-05`; null for no such day. */
export function readDate(text: string): string | null {
  const bare = text.replace(/[\s\u00a0]/g, '');
  const parts = shapes.map((shape) => shape.exec(bare)?.groups).find((groups) => groups);
  if (!parts) return null;
  const { d = '', m = '', y = '' } = parts;
  const iso = `${y}-${m.padStart(2, '0')}-${d.padStart(2, '0')}`;
  const at = new Date(`${iso}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(iso) ? iso : null;
}

/** `2026-11-05` → `05/11/2026`; what is no date stays as it is. */
export function writeDate(iso: string): string {
  const [y, m, d] = iso.split('-');
  return y && m && d ? `${d}/${m}/${y}` : iso;
}
