import { MessageSquareText } from '@app/ui/icons';
import type { To } from 'react-router';
import { useFormText } from '../../../entities/applications/public.ts';
import { Link } from '../../../lib/addresses/links.tsx';
import { useComments } from '../queries.ts';
import { useCommentsText } from '../text.ts';
import s from './comments.module.css';

export interface SectionThreadsProps {
  readonly application: { readonly id: string; readonly kind: string };
  readonly sections: readonly string[];
  threadsOf(section: string): To;
}

/** Leads from sections to what team and bank say about them. */
export default function SectionThreads({ application, sections, threadsOf }: SectionThreadsProps) {
  const t = useCommentsText();
  const say = useFormText(application.kind);
  const { data = [] } = useComments({ id: application.id, audience: 'team' });
  const open = data.filter(({ parentId, resolved }) => parentId === null && !resolved);
  return (
    <nav className={s.sections} aria-label={t('ofSections')}>
      <span className="small bold" aria-hidden>
        {t('ofSections')}
      </span>
      <ul className="row row-wrap g2">
        {sections.map((key) => {
          const name = say(`section.${key}`);
          const count = open.filter(({ section }) => section === key).length;
          return (
            <li key={key}>
              <Link
                className="button button-secondary button-medium"
                to={threadsOf(key)}
                aria-label={count > 0 ? t('openIn', { section: name, count }) : undefined}
              >
                <MessageSquareText />
                {name}
                {count > 0 ? <span className="tabular">{count}</span> : null}
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
