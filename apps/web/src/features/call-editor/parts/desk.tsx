import type { CallEditing } from '@app/contracts/calls/call-editing.schemas';
import { pages } from '@app/contracts/pages';
import type { CallSection } from '@app/domain/calls/call.missing';
import { Button } from '@app/ui/button';
import { cx } from '@app/ui/cx';
import { ArrowLeft } from '@app/ui/icons';
import { type ComponentType, useRef } from 'react';
import { Link } from '../../../lib/addresses/links.tsx';
import type { EditorClaim } from '../../../lib/autosave/editor-claim.ts';
import { useFocusedFields } from '../../../lib/autosave/use-autosave.ts';
import { useAccentOf } from '../../../lib/browser/accent.ts';
import { useLocalized } from '../../../lib/format/use-format.ts';
import { lazyPart } from '../../../lib/lazy-parts/lazy-part.tsx';
import { PageTitle } from '../../../lib/page/page-head.tsx';
import { SaveStateView } from '../../../lib/writing/save-state.tsx';
import { SectionSheet, SectionSteps } from '../../../lib/writing/section-steps.tsx';
import { LanguageChoice, ThemeChoice } from '../../../shell/choices.tsx';
import { CallEditorProvider, useEditor } from '../editor-context.tsx';
import { useCallEditor } from '../saving/use-call-editor.ts';
import { Basics } from '../sections/basics.tsx';
import { Canvas } from '../sections/canvas.tsx';
import { Dates } from '../sections/dates.tsx';
import { CallMoney } from '../sections/money.tsx';
import { Page } from '../sections/page.tsx';
import { PublishButton, Publishing } from '../sections/publishing.tsx';
import { Rubric } from '../sections/rubric.tsx';
import { CallAudience } from '../sections/who.tsx';
import { useEditorText, useFieldText } from '../text.ts';
import { useKindNames, useNameOf } from '../use-names.ts';
import s from './desk.module.css';
import { CallHistory } from './history.tsx';
import { Missing } from './missing.tsx';
import { CallNotices } from './notices.tsx';
import { useCurrentSection, useSectionSteps } from './section-list.tsx';
import { EditorLanguageSwitch } from './words.tsx';

const More = lazyPart(() => import('./more.tsx').then((it) => it.More), {
  waiting: <span className={s.more} aria-hidden="true" />,
});

interface DeskProps {
  readonly editing: CallEditing;
  readonly userId: string;
  readonly claim: EditorClaim;
}

export function CallDesk(props: DeskProps) {
  const editor = useCallEditor(props);
  const root = useRef<HTMLDivElement>(null);
  useAccentOf(editor.content.kind);
  useFocusedFields(root, editor.saver, editor.left);
  return (
    <CallEditorProvider value={editor}>
      <div className={s.page} ref={root} data-shown={editor.shown}>
        <Layout />
      </div>
    </CallEditorProvider>
  );
}

const bodies: Readonly<Record<CallSection, ComponentType>> = {
  basics: Basics,
  money: CallMoney,
  dates: Dates,
  who: CallAudience,
  rubric: Rubric,
  canvas: Canvas,
  landing: Page,
  publishing: Publishing,
};

const leads: Partial<
  Record<CallSection, 'basicsLead' | 'whoLead' | 'rubricLead' | 'canvasLead' | 'landingLead'>
> = {
  basics: 'basicsLead',
  who: 'whoLead',
  rubric: 'rubricLead',
  canvas: 'canvasLead',
  landing: 'landingLead',
};

function Layout() {
  const t = useEditorText();
  const f = useFieldText();
  const title = useCallTitle();
  const current = useCurrentSection();
  const steps = useSectionSteps(current);
  return (
    <>
      <PageTitle title={title} />
      <Bar />
      <SectionSheet steps={steps} current={current} label={t('sections')}>
        <LanguageChoice />
        <ThemeChoice />
      </SectionSheet>
      <div className={s.columns}>
        <nav className={s.side} aria-label={t('sections')}>
          <SectionSteps steps={steps} current={current} />
        </nav>
        <div className={s.middle}>
          <h1 className="visually-hidden">{t('editing', { title })}</h1>
          <CallNotices />
          <EditorLanguageSwitch />
          {steps.map(({ key }) => {
            const Body = bodies[key];
            const lead = leads[key];
            return (
              <section key={key} id={key} data-section={key} aria-labelledby={`${key}-title`}>
                <h2 className="title-2" id={`${key}-title`}>
                  {f(key)}
                </h2>
                {lead ? <p className={cx('muted', s.lead)}>{f(lead)}</p> : null}
                <div className={s.body}>
                  <Body />
                </div>
              </section>
            );
          })}
        </div>
        <aside className={s.beside}>
          <Missing />
          <CallHistory />
        </aside>
      </div>
      <FootBar />
    </>
  );
}

function useCallTitle(): string {
  const { content } = useEditor();
  const t = useEditorText();
  return useLocalized()(content.title) || content.title.bhs || content.title.en || t('untitled');
}

function Bar() {
  const { content, editing, view } = useEditor();
  const t = useEditorText();
  const kinds = useKindNames();
  const title = useCallTitle();
  return (
    <header className="app-bar">
      <div>
        <Link className="icon-button" to={pages.banksAdmin()} aria-label={t('back')}>
          <ArrowLeft />
        </Link>
        <div className="grow">
          <p className={cx('title-4 cut', s.title)}>{title}</p>
          <p className="smaller muted cut">
            {t(`status_${editing.status}`)}, <span className="grant">{kinds(content.kind)}</span>
          </p>
        </div>
        <SaveStateView view={view} />
        <More />
        <span className={s.wide}>
          <FirstMissing />
          <PublishButton size="m" />
        </span>
      </div>
    </header>
  );
}

/** Where the first thing is that stands in the way of publishing; nothing if there is none. */
function FirstMissing({ className }: { className?: string }) {
  const { editing, flaws, go } = useEditor();
  const t = useEditorText();
  const nameOf = useNameOf();
  const blocking = flaws.filter(({ blocks }) => blocks);
  const [first] = blocking;
  if (!first || !editing.canManage) return null;
  return (
    <Button variant="soft" size="m" className={cx(className)} onClick={() => go(first.path)}>
      {t('missingFirst', { count: blocking.length, first: nameOf(first.path) })}
    </Button>
  );
}

function FootBar() {
  return (
    <div className={cx('bottom-bar', s.foot)}>
      <FirstMissing className="grow" />
      <PublishButton size="m" />
    </div>
  );
}
