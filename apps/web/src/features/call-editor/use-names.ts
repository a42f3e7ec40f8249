import type { CallKind } from '@app/contracts/calls/calls.schemas';
import { useEditorText, useFieldText } from './text.ts';

export function useKindNames(): (kind: CallKind) => string {
  const t = useEditorText();
  return (kind) => t(kind);
}

/** The name of a path, for lists of what is missing or changed: `Pitanje 2`, `Rok za prijavu`. */
export function useNameOf(): (path: string) => string {
  const t = useFieldText();
  return (path) => {
    const [field = '', second = '', third = ''] = path.split('.');
    if (field === 'who' && second !== '') {
      if (second === 'eligible' || second === 'notEligible' || second === 'municipalities') {
        return third === '' ? t(second) : `${t(second)} ${Number(third) + 1}`;
      }
      return second in parts ? t(second as keyof typeof parts) : t('f_who');
    }
    if (field === 'contact' && second in contact) return t(second as keyof typeof contact);
    if (field === 'seo' && second in seo) return t(seo[second as keyof typeof seo]);
    const name = t(`f_${field}` as 'f_title');
    return /^\d+$/.test(second) ? `${name} ${Number(second) + 1}` : name;
  };
}

const parts = { minAge: 1, maxAge: 1, minTeam: 1, maxTeam: 1 } as const;
const contact = { name: 1, role: 1, email: 1 } as const;
const seo = { title: 'seoTitle', description: 'seoDescription' } as const;
