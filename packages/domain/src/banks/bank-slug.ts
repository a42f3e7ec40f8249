/**
 * First words below `/ob/` that are pages of the product: a bank of such a name could not be
 * reached at `/ob/{bankSlug}` (specification §2.1).
 */
export const reservedBankSlugs = [
  'admin',
  'calls',
  'create',
  'crowdfunding',
  'landing',
  'manage',
  'odbor',
  'orange-grants',
  'youth-bank',
  'youth-banks',
] as const;

export function isBankSlug(text: string): boolean {
  return (
    text.length <= 60 &&
    /^[a-z0-9]+(-[a-z0-9]+)*$/.test(text) &&
    !reservedBankSlugs.some((reserved) => reserved === text)
  );
}
