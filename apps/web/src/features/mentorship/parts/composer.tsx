import { parseAddress } from '@app/contracts/endpoint';
import { mentorshipPaths } from '@app/contracts/mentorship/mentorship.paths';
import type { MentorshipRequest } from '@app/contracts/mentorship/mentorship.schemas';
import { languageOf } from '@app/contracts/text-language';
import { mentorshipLimits } from '@app/domain/mentorship/mentorship';
import { Button } from '@app/ui/button';
import { cx } from '@app/ui/cx';
import { IconButton } from '@app/ui/icon-button';
import { FileText, Link2, Lock, Paperclip, Send } from '@app/ui/icons';
import { Message } from '@app/ui/message';
import { useId, useRef, useState } from 'react';
import { useFormText } from '../../../entities/applications/public.ts';
import { urlOf } from '../../../lib/api/client.ts';
import { isApiError } from '../../../lib/api/error.ts';
import { upload } from '../../../lib/api/upload.ts';
import { Menu, MenuItem } from '../../../lib/menus/menu.tsx';
import { useTalkText } from '../../../lib/talk/text.ts';
import { Enclosed, useTellTyping, WritingField } from '../../../lib/talk/writing.tsx';
import { useLanguage } from '../../../lib/texts/language.tsx';
import { mentorship } from '../client.ts';
import { useOutbox, type Written } from '../outbox.ts';
import { useTemplates } from '../queries.ts';
import { sectionsOf } from '../section-url.ts';
import { useMentorshipText } from '../text.ts';
import s from './composer.module.css';

interface ComposerProps {
  readonly request: MentorshipRequest;
  /** Ends it, where it is open for a note alone. */
  readonly onDone?: (() => void) | undefined;
}

/** Writes to the other side, or a note to the board alone; kept until it is sent. */
export function MentorshipComposer({ request, onDone }: ComposerProps) {
  const t = useMentorshipText();
  const outbox = useOutbox(request);
  const { draft, write } = outbox;
  const hint = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  const mentor = request.side === 'mentor';
  const isNote = request.canNote && (draft.isNote || !request.canWrite);
  const tellOthers = useTellTyping(() => mentorship.typing({ params: { id: request.id } }));
  const send = () => {
    const text = draft.text.trim();
    if (text === '') return;
    outbox.post({ ...draft, text, isNote }, { isNote: draft.isNote });
    onDone?.();
  };
  const label = t(isNote ? 'noteText' : mentor ? 'answer' : 'message');
  return (
    <form
      className="stack g2"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      {request.isBlind && !mentor ? <p className="smaller muted">{t('blindHint')}</p> : null}
      <Chosen request={request} draft={draft} onChange={write} />
      <WritingField
        ref={area}
        label={label}
        aria-describedby={hint}
        maxLength={mentorshipLimits.message}
        value={draft.text}
        ready={draft.text.trim() !== ''}
        isNote={isNote}
        send={{
          icon: isNote ? <Lock /> : <Send />,
          word: t(isNote ? 'saveNote' : mentor ? 'sendAnswer' : 'send'),
        }}
        onText={(text) => {
          write({ text });
          if (text !== '' && !isNote) tellOthers();
        }}
        onSend={send}
      />
      <div className={s.tools}>
        <Attach request={request} draft={draft} onChange={write} />
        <SectionMenu request={request} onChange={write} />
        {mentor ? (
          <TemplateMenu
            request={request}
            onChosen={(text) => {
              write({
                text: draft.text.trim() === '' ? text : `${draft.text.trimEnd()}\n\n${text}`,
              });
              area.current?.focus();
            }}
          />
        ) : null}
        {request.canNote && request.canWrite ? (
          <IconButton
            label={t('asNote')}
            aria-pressed={isNote}
            soft={isNote}
            onClick={() => write({ isNote: !draft.isNote })}
          >
            <Lock />
          </IconButton>
        ) : null}
        {onDone ? (
          <Button size="m" variant="ghost" onClick={onDone}>
            {t('cancel')}
          </Button>
        ) : null}
        <p className={cx('hint', s.hint)} id={hint}>
          {isNote ? t('noteHint') : t(isMac() ? 'composerMac' : 'composerHint')}{' '}
          {mentor && !isNote ? t('clockHint') : null}
        </p>
      </div>
    </form>
  );
}

const isMac = () => /mac|iphone|ipad/i.test(navigator.userAgent);

type OnChange = (changed: Partial<Written>) => void;

interface PartProps extends Pick<ComposerProps, 'request'> {
  readonly draft: Written;
  readonly onChange: OnChange;
}

/** What goes with the message. */
function Chosen({ request, draft, onChange }: PartProps) {
  const say = useFormText(request.kind);
  const { section, files } = draft;
  if (section === null && files.length === 0) return null;
  return (
    <ul className="row row-wrap g2">
      {section === null ? null : (
        <Enclosed
          icon={<Link2 />}
          name={say(`section.${section}`)}
          onRemove={() => onChange({ section: null })}
        />
      )}
      {files.map((file) => (
        <Enclosed
          key={file.file}
          icon={<FileText />}
          name={file.name}
          onRemove={() => onChange({ files: files.filter((one) => one.file !== file.file) })}
        />
      ))}
    </ul>
  );
}

const accept = '.pdf,.jpg,.jpeg,.png,.webp,.docx,.xlsx,.odt,.ods';
const { path } = parseAddress(mentorshipPaths.addFile);

function Attach({ request, draft, onChange }: PartProps) {
  const t = useTalkText();
  const input = useRef<HTMLInputElement>(null);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const send = async (file: File) => {
    setBusy(true);
    setProblem('');
    const form = new FormData();
    form.set('file', file, file.name);
    try {
      const uploaded = await upload<Written['files'][number]>(
        urlOf(path, { params: { id: request.id } }),
        form,
      );
      onChange({ files: [...draft.files, uploaded] });
    } catch (error) {
      setProblem((isApiError(error) && error.text) || t('attachFailed'));
    }
    setBusy(false);
  };
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        accept={accept}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          target.value = '';
          if (file) void send(file);
        }}
      />
      <IconButton
        label={t('attach')}
        aria-busy={busy}
        disabled={busy || draft.files.length >= mentorshipLimits.filesPerMessage}
        onClick={() => input.current?.click()}
      >
        {busy ? <i className="spin" /> : <Paperclip />}
      </IconButton>
      {problem ? (
        <div className={s.problem} role="alert">
          <Message tone="bad">{problem}</Message>
        </div>
      ) : null}
    </>
  );
}

function SectionMenu({ request, onChange }: Omit<PartProps, 'draft'>) {
  const t = useMentorshipText();
  const say = useFormText(request.kind);
  return (
    <Menu
      align="start"
      trigger={
        <IconButton label={t('linkSection')}>
          <Link2 />
        </IconButton>
      }
    >
      {sectionsOf(request).map((section) => (
        <MenuItem key={section} onSelect={() => onChange({ section })}>
          {say(`section.${section}`)}
        </MenuItem>
      ))}
    </Menu>
  );
}

interface TemplateMenuProps extends Pick<ComposerProps, 'request'> {
  onChosen(text: string): void;
}

/** Puts a text of the bank in, in the language in which the team asked. */
function TemplateMenu({ request, onChosen }: TemplateMenuProps) {
  const t = useMentorshipText();
  const { language } = useLanguage();
  const { data = [] } = useTemplates(request.bankSlug, true);
  const asked = languageOf(request.description) ?? 'bhs';
  return (
    <Menu
      align="start"
      trigger={
        <IconButton label={t('templates')}>
          <FileText />
        </IconButton>
      }
    >
      {data.length === 0 ? <MenuItem disabled>{t('noTemplates')}</MenuItem> : null}
      {data.map((one) => (
        <MenuItem
          key={one.id}
          onSelect={() => onChosen(asked === 'en' ? one.text_en : one.text_bhs)}
        >
          {language === 'en' ? one.title_en : one.title_bhs}
        </MenuItem>
      ))}
    </Menu>
  );
}
