import { projectOf } from '@app/contracts/pages';
import { Avatar } from '@app/ui/avatar';
import { ArrowUpRight, Mail } from '@app/ui/icons';
import { useQuery } from '@tanstack/react-query';
import { applications, sectionLink } from '../../../../entities/applications/public.ts';
import { useLocalized } from '../../../../lib/format/use-format.ts';
import { LanguageChoice, ThemeChoice } from '../../../../shell/choices.tsx';
import { useApplicationsText } from '../../text.ts';
import { useCanvas, useSay } from '../canvas-context.tsx';
import { useParts } from '../values/canvas-parts.ts';
import s from './help.module.css';
import { isUnsent } from './send-button.tsx';

export function Tip() {
  const { draft, section, writable } = useCanvas();
  const say = useSay();
  if (!writable(section) || (section === 'review' && !isUnsent(draft))) return null;
  return (
    <section>
      <h2 className="title-4">{say(`section.${section}.tip`)}</h2>
      <p className="small muted mt2">{say(`section.${section}.tipText`)}</p>
      <Example />
    </section>
  );
}

/** A finished project of the kind, open at what is being written, to be read beside it. */
function Example() {
  const { draft, section } = useCanvas();
  const { kind } = draft;
  const t = useApplicationsText();
  const { data } = useQuery({
    queryKey: ['applications', 'example', kind],
    queryFn: () => applications.projects({ query: { kind, stage: 'completed', limit: 1 } }),
  });
  const [example] = data?.items ?? [];
  if (!example) return null;
  const page = projectOf(kind)({ slug: example.slug });
  return (
    <a
      className="go mt3"
      href={`${page}${sectionLink(section).search}`}
      target="_blank"
      rel="noopener"
    >
      {t('example', { title: example.title })}
      <ArrowUpRight />
      <span className="visually-hidden">({t('inNewTab')})</span>
    </a>
  );
}

/** What a section shows beside its fields. */
export function CanvasAside() {
  const { form, section } = useCanvas();
  const { asides } = useParts();
  const Part = asides[form.kind]?.[section];
  return Part ? <Part /> : null;
}

export function BankContact() {
  const { contact } = useCanvas().draft.call;
  const t = useApplicationsText();
  const localized = useLocalized();
  return (
    <section className="tint">
      <h2 className="smaller bold">{t('contact')}</h2>
      <div className="row mt3">
        <Avatar name={contact.name} />
        <div className="grow">
          <p className="small bold">{contact.name}</p>
          <p className="smaller muted">{localized(contact.role)}</p>
        </div>
      </div>
      {contact.email ? (
        <a className="go" href={`mailto:${contact.email}`}>
          <Mail />
          {t('writeTo', { name: contact.name })}
        </a>
      ) : null}
    </section>
  );
}

export function Help() {
  const t = useApplicationsText();
  return (
    <aside className={s.help} aria-label={t('helpLabel')}>
      <CanvasAside />
      <Tip />
      <BankContact />
      <div className="row between">
        <LanguageChoice />
        <ThemeChoice />
      </div>
    </aside>
  );
}
