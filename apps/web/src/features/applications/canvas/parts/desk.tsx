import type { ApplicationDraft } from '@app/contracts/applications/applications.schemas';
import { pages } from '@app/contracts/pages';
import { type AnyForm, sectionKeysOf } from '@app/domain/applications/form/form';
import { missingIn } from '@app/domain/applications/form/missing';
import { cx } from '@app/ui/cx';
import { ArrowLeft, ArrowRight } from '@app/ui/icons';
import { WholeBridge } from '@app/ui/scenes/arch-pictures';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import {
  requestPlace,
  sectionLink,
  sectionOfQuery,
  useNextStep,
} from '../../../../entities/applications/public.ts';
import { useLandingAt } from '../../../../kit/place/landing.ts';
import { Link, PageLink } from '../../../../lib/addresses/links.tsx';
import type { EditorClaim } from '../../../../lib/autosave/editor-claim.ts';
import { useFocusedFields } from '../../../../lib/autosave/use-autosave.ts';
import { PageTitle } from '../../../../lib/page/page-head.tsx';
import { toast } from '../../../../lib/toast.ts';
import { SectionSteps } from '../../../../lib/writing/section-steps.tsx';
import SentPdf from '../../sent/sent-pdf.tsx';
import { useApplicationsText } from '../../text.ts';
import { type Canvas, CanvasProvider, useCanvas, useSay } from '../canvas-context.tsx';
import { completenessOf, toRules } from '../content.ts';
import { WithYou } from '../presence/company.tsx';
import { usePresence } from '../presence/use-presence.ts';
import { useSending } from '../sending.ts';
import { canvasParts } from '../specials/specials.ts';
import { useSaver } from '../use-saver.ts';
import { useSubmit } from '../use-submit.ts';
import { CanvasPartsProvider, useParts } from '../values/canvas-parts.ts';
import s from './desk.module.css';
import { focusField } from './focus.ts';
import { BankContact, CanvasAside, Help, Tip } from './help.tsx';
import { CanvasNotices } from './notices.tsx';
import { SectionBody } from './section-body.tsx';
import { Sheet, useSectionSteps } from './section-list.tsx';
import { previewOf, TopBar } from './top-bar.tsx';

interface DeskProps {
  readonly draft: ApplicationDraft;
  readonly form: AnyForm;
  readonly userId: string;
  readonly claim: EditorClaim;
}

export function CanvasDesk(props: DeskProps) {
  const { canvas, left } = useCanvasState(props);
  useRestoredNote(canvas);
  const root = useRef<HTMLDivElement>(null);
  useFocusedFields(root, canvas.saver, left);
  return (
    <CanvasProvider value={canvas}>
      <CanvasPartsProvider value={canvasParts}>
        <div className={s.page} ref={root}>
          <Layout />
        </div>
      </CanvasPartsProvider>
    </CanvasProvider>
  );
}

/** Says that somebody else brought back an earlier state while this was open. */
function useRestoredNote({ draft: { editRevision, restoredBy } }: Canvas): void {
  const t = useApplicationsText();
  const known = useRef(editRevision);
  const tell = useEffectEvent((name: string) => {
    toast({ title: t('restoredBy', { name: name || t('clashSomebody') }) });
  });
  useEffect(() => {
    if (known.current === editRevision) return;
    known.current = editRevision;
    if (restoredBy !== null) tell(restoredBy);
  }, [editRevision, restoredBy]);
}

function useCanvasState(props: DeskProps): { canvas: Canvas; left: (path: string) => void } {
  const { draft, form, claim } = props;
  const [query] = useSearchParams();
  const { hash, key } = useLocation();
  // What was returned opens where the board asks for changes.
  const section = sectionOfQuery(
    form,
    query,
    sectionKeysOf(form).find((key) => draft.openSections?.includes(key)),
  );
  const people = usePresence(draft.id, claim.editor, section);
  const { saver, view } = useSaver(props, people.length > 0);
  const target = { path: decodeURIComponent(hash.slice(1)), visit: key };
  const [leftPaths, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [checked, setChecked] = useState(false);
  if (section === 'review' && !checked) setChecked(true);

  const rules = useMemo(() => toRules(form, view.content), [form, view.content]);
  const missing = useMemo(
    () => missingIn(form, rules, completenessOf(draft)),
    [form, rules, draft],
  );
  const { canEdit } = draft.abilities;
  const open = draft.openSections ?? [];
  const canvas: Canvas = {
    draft,
    form,
    content: view.content,
    rules,
    about: form.about(rules),
    saver,
    view,
    sending: useSending(draft.id),
    missing,
    membersLacking: Math.max(0, draft.call.minTeam - draft.members.length),
    section,
    target,
    submission: useSubmit(draft, saver, missing.length === 0),
    people,
    shows: (path) => checked || target.path === path || leftPaths.has(path),
    writable: (one) => {
      const hasFields = Object.keys(form.sections[one] ?? {}).length > 0;
      return canEdit && (open.length === 0 || open.includes(one) || !hasFields);
    },
  };
  const left = (path: string) =>
    setLeft((before) => (before.has(path) ? before : new Set([...before, path])));
  return { canvas, left };
}

function Layout() {
  const { section, about, draft, submission } = useCanvas();
  const t = useApplicationsText();
  const say = useSay();
  const steps = useSectionSteps();
  const justSent = submission.sent && draft.status === 'submitted' && section === 'review';
  return (
    <>
      <PageTitle
        title={`${say(`section.${section}`)}: ${about.title || t('untitledApplication')}`}
      />
      <TopBar />
      <Sheet steps={steps} />
      <div className={s.columns}>
        <nav className={s.side} aria-label={t('sections')}>
          <SectionSteps steps={steps} current={section} />
        </nav>
        <div className={s.middle}>{justSent ? <Sent /> : <Section />}</div>
        <Help />
      </div>
    </>
  );
}

function Section() {
  const { section, draft } = useCanvas();
  const t = useApplicationsText();
  return (
    <>
      <SectionHead section={section} />
      <CanvasNotices />
      {section === 'story' ? (
        <Link className="go mt4" to={pages.story({ id: draft.id })}>
          {t('storySteps')} <ArrowRight />
        </Link>
      ) : null}
      <SectionBody key={section} section={section} />
      <div className={s.below}>
        <CanvasAside />
        <Tip />
        <BankContact />
      </div>
      <Steps />
    </>
  );
}

/** Where a section begins. */
const titlePlace = 'naslov-dijela';

/** Its number, name and what it is for. The cursor comes here when the section changes. */
function SectionHead({ section }: { section: string }) {
  const { form, target, writable } = useCanvas();
  const t = useApplicationsText();
  const say = useSay();
  const keys = sectionKeysOf(form);
  const [query] = useSearchParams();
  const title = useRef<HTMLHeadingElement>(null);
  const shown = useRef(section);
  const request = query.get('zahtjev');
  useLandingAt(request ? requestPlace(request) : query.has('dio') ? titlePlace : undefined);
  useEffect(() => {
    const changed = shown.current !== section;
    shown.current = section;
    if (target.path !== '' && focusField(target.path)) return;
    if (changed) title.current?.focus({ preventScroll: true });
  }, [section, target.path]);
  // The same link, followed again, leads to its field again.
  useEffect(() => {
    if (target.visit !== 'default' && target.path !== '') focusField(target.path);
  }, [target.visit, target.path]);
  return (
    <>
      <p className="small muted">
        {t('sectionOf', { n: keys.indexOf(section) + 1, total: keys.length })}
        <WithYou />
      </p>
      <h1 className="title-2 mt2" id={titlePlace} tabIndex={-1} ref={title}>
        {say(`section.${section}`)}
      </h1>
      {section === 'review' || !writable(section) ? null : (
        <p className="lead mt3">{say(`section.${section}.lead`)}</p>
      )}
    </>
  );
}

interface StepProps {
  readonly way: 'previous' | 'next';
  readonly to: string | undefined;
  /** Without its name, where there is no room. */
  readonly brief?: boolean;
  readonly className?: string | undefined;
}

function Step({ way, to, brief = false, className }: StepProps) {
  const t = useApplicationsText();
  const say = useSay();
  if (!to) return <span />;
  const name = say(`section.${to}`);
  return (
    <Link
      className={cx('button', way === 'next' ? 'button-primary' : 'button-secondary', className)}
      to={sectionLink(to)}
      aria-label={t(way, { name })}
    >
      {way === 'previous' ? <ArrowLeft /> : null}
      {brief ? null : name}
      {way === 'next' ? <ArrowRight /> : null}
    </Link>
  );
}

/** To the section before and after this one: in a row below it, on a phone in the bar. */
function Steps() {
  const { form, section } = useCanvas();
  const t = useApplicationsText();
  const keys = sectionKeysOf(form);
  const at = keys.indexOf(section);
  const [previous, next] = [keys[at - 1], keys[at + 1]];
  const Bar = useParts().bars[form.kind]?.[section];
  return (
    <nav aria-label={t('between')}>
      <div className={cx('wide-only', s.end)}>
        <Step way="previous" to={previous} />
        {next ? <Step way="next" to={next} /> : null}
      </div>
      <div className={cx('bottom-bar phone-only', s.bar)}>
        {previous ? <Step way="previous" to={previous} brief /> : null}
        {Bar ? <Bar /> : null}
        {/* Sending stands under what it sends, never where the way on was pressed. */}
        {next ? <Step way="next" to={next} className={cx(!Bar && 'grow')} /> : null}
      </div>
    </nav>
  );
}

function Sent() {
  const { draft } = useCanvas();
  const t = useApplicationsText();
  const nextStep = useNextStep();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    title.current?.focus();
    scrollTo(0, 0);
  }, []);
  return (
    <div className={s.sent}>
      <WholeBridge />
      <h1 className="title-1" tabIndex={-1} ref={title}>
        {t('sentTitle')}
      </h1>
      <p className="lead" role="status">
        {t('sentText', { next: nextStep(draft.status) })}
      </p>
      <div className="row row-wrap">
        <PageLink className="button button-primary" {...previewOf(draft)}>
          {t('sentLook')}
        </PageLink>
        <SentPdf id={draft.id} />
        <Link className="button button-secondary" to={pages.tasks({ id: draft.id })}>
          {t('steps')}
        </Link>
      </div>
    </div>
  );
}
