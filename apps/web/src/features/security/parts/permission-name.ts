import type { ObPermissionType } from '@app/domain/permissions/permissions';
import { useQuery } from '@tanstack/react-query';
import { banks } from '../../../entities/banks/public.ts';
import { useAccessText, useSecurityText } from '../text.ts';

/** The youth banks, drafts too, for names and for choosing one. */
export const useBanks = () =>
  useQuery({
    queryKey: ['banks', 'all'],
    queryFn: ({ signal }) => banks.all({}, { signal }),
  });

interface Permission {
  readonly permission_type: ObPermissionType;
  readonly scope_value: string | null;
}

/** A permission in words, and where it counts: the bank's name, its slug until that is known. */
export function usePermissionName() {
  const t = useSecurityText();
  const access = useAccessText();
  const { data } = useBanks();
  const place = ({ scope_value: slug }: Permission): string =>
    slug === null ? t('everywhere') : (data?.find((bank) => bank.slug === slug)?.name ?? slug);
  return {
    type: (type: ObPermissionType) => access(`permission_${type}`),
    place,
    whole: (permission: Permission) =>
      `${access(`permission_${permission.permission_type}`)} (${place(permission)})`,
  };
}

/** Older spellings of the roles read like today's. */
export function useRoleName() {
  const access = useAccessText();
  return (role: string): string => {
    const key = role === 'super_admin' ? 'ADMIN' : role.toUpperCase();
    if (key === 'ADMIN' || key === 'MODERATOR') return access(`role_${key}`);
    return access('role_INDIVIDUAL');
  };
}
