import type { TextRule } from '@app/contracts/content/content.schemas';
import { type Language, languageTag } from '@app/messages/catalogue';
import { IconButton } from '@app/ui/icon-button';
import { Check, CircleExclamationPoint, Undo2 } from '@app/ui/icons';
import { Message } from '@app/ui/message';
import { TextArea } from '@app/ui/text-area';
import { type CSSProperties, type KeyboardEvent, useEffect, useLayoutEffect, useRef } from 'react';
import { useLiveEditText } from '../text.ts';
import { textOf } from './content.ts';
import { type OpenText, useEditor } from './editor-context.tsx';
import { useProblemText } from './problems.ts';
import s from './text-editor.module.css';
import { type Place, usePlace } from './use-place.ts';

const otherOf = (language: Language): Language => (language === 'bhs' ? 'en' : 'bhs');

/** The text that is open, written over its place in the page, with the other language below it. */
export function ContentTextEditor() {
  const { text } = useEditor();
  return text ? <Open key={`${text.key} ${text.nth}`} text={text} /> : null;
}

function Open({ text }: { text: OpenText }) {
  const place = usePlace(text);
  if (text.nth >= 0 && !place) return null;
  return <Box text={text} place={place} />;
}

function Box({ text, place }: { text: OpenText; place: Place | null }) {
  const { editing, content, change, language, shown, openText } = useEditor();
  const t = useLiveEditText();
  const box = useRef<HTMLDivElement>(null);
  const opener = useRef(document.activeElement);
  const { key } = text;
  const value = textOf(content, key);
  const rule = editing.rules[key];
  const published = editing.published.texts[key];
  const other = otherOf(language);
  const put = (of: Language, words: string) => change(key, { ...value, [of]: words });
  // At once as it closes: a moment later the cursor may stand where its writer went meanwhile.
  useLayoutEffect(() => {
    const from = opener.current;
    const own = box.current;
    const first = own?.querySelector('textarea');
    first?.focus();
    first?.setSelectionRange(first.value.length, first.value.length);
    return () => {
      if (own?.contains(document.activeElement) && from instanceof HTMLElement) from.focus();
    };
  }, []);
  const close = () => openText(null);
  useClosedOutside(box, close);
  const pressed = (event: KeyboardEvent) => {
    const writesOn = rule?.mayBreakLines || event.nativeEvent.isComposing;
    if (event.key === 'Escape' || (event.key === 'Enter' && !writesOn)) {
      event.preventDefault();
      close();
    }
  };
  const isOlder =
    published !== undefined &&
    value[language] !== published[language] &&
    value[other] === published[other];
  const field = (of: Language) => ({
    value: value[of],
    lang: languageTag[of],
    'aria-label': t(`textIn_${of}`),
    rows: 1,
    onChange: ({ target }: { target: { value: string } }) =>
      put(of, rule?.mayBreakLines ? target.value : target.value.replace(/\n/g, ' ')),
  });
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot stand over a line of text
    <div
      ref={box}
      className={place ? s.inPlace : s.apart}
      style={place ? boxAt(place) : undefined}
      data-live-edit
      role="group"
      aria-label={t('tools')}
      onKeyDown={pressed}
    >
      <Tools
        length={value[language].length}
        rule={rule}
        onRevert={
          published && (value.bhs !== published.bhs || value.en !== published.en)
            ? () => change(key, published)
            : null
        }
        onDone={close}
      />
      <TextArea {...field(language)} className={s.words} style={place?.look} />
      <div className={s.twin}>
        {shown === 'both' || !place ? (
          <div className={s.other}>
            <span className={s.tag} aria-hidden="true">
              {other === 'en' ? 'EN' : 'BHS'}
            </span>
            <TextArea {...field(other)} className={s.otherWords} />
          </div>
        ) : null}
        {isOlder ? (
          <Message tone="warn" icon={<CircleExclamationPoint />}>
            {t(other === 'en' ? 'older_en' : 'older_bhs')}
          </Message>
        ) : null}
        <Wrong textKey={key} rule={rule} length={Math.max(value.bhs.length, value.en.length)} />
      </div>
    </div>
  );
}

const edge = 12;
const narrowest = 280;
/** Of the other language, which has a margin and a sign of its own. */
const narrowestTwin = 420;
const widestTwin = 660;

/** As wide as the text is, or as its words need; never beyond the page or under the panel. */
function boxAt({ left, top, width }: Place): CSSProperties & Record<'--twin' | '--aside', string> {
  const room = document.getElementById('main')?.getBoundingClientRect().right ?? innerWidth;
  const within = (wanted: number) => Math.min(wanted, room - 2 * edge);
  const wide = within(Math.max(width, narrowest));
  const at = Math.max(edge, Math.min(left, room - wide - edge));
  const twin = within(Math.min(Math.max(wide, narrowestTwin), widestTwin));
  return {
    left: at,
    top,
    width: wide,
    '--twin': `${twin}px`,
    '--aside': `${Math.min(0, room - edge - at - twin)}px`,
  };
}

function useClosedOutside(box: React.RefObject<HTMLElement | null>, close: () => void): void {
  const latest = useRef(close);
  latest.current = close;
  useEffect(() => {
    const onDown = ({ target }: Event) => {
      if (target instanceof Node && !box.current?.contains(target)) latest.current();
    };
    document.addEventListener('pointerdown', onDown);
    return () => document.removeEventListener('pointerdown', onDown);
  }, [box]);
}

interface ToolsProps {
  readonly length: number;
  readonly rule: TextRule | undefined;
  readonly onRevert: (() => void) | null;
  onDone(): void;
}

function Tools({ length, rule, onRevert, onDone }: ToolsProps) {
  const t = useLiveEditText();
  return (
    <span className={s.tools}>
      {onRevert ? (
        <IconButton label={t('toPublished')} onClick={onRevert}>
          <Undo2 />
        </IconButton>
      ) : null}
      <IconButton label={t('done')} onClick={onDone}>
        <Check />
      </IconButton>
      {rule ? <span className="tabular">{t('count', { n: length, most: rule.most })}</span> : null}
    </span>
  );
}

/** What has to be mended before publishing, as the server found it or as can be seen at once. */
function Wrong(props: { textKey: string; rule: TextRule | undefined; length: number }) {
  const { editing } = useEditor();
  const t = useLiveEditText();
  const say = useProblemText();
  const { textKey, rule, length } = props;
  const found = editing.problems.find((one) => one.path === `texts.${textKey}` && one.blocks);
  const over = rule ? length - rule.most : 0;
  if (over > 0) return <Message tone="bad">{t('tooLong', { n: over })}</Message>;
  if (found) return <Message tone="bad">{say(found)}</Message>;
  if (!rule || rule.placeholders.length === 0) return null;
  const names = rule.placeholders.map((name) => `{{${name}}}`).join(' ');
  return <p className="hint">{t('places', { names })}</p>;
}
