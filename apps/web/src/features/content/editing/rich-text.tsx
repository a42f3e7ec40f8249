import { type Language, languageTag } from '@app/messages/catalogue';
import { Button } from '@app/ui/button';
import { Heading3, Link2, List, ListOrdered } from '@app/ui/icons';
import { TextInput } from '@app/ui/text-input';
import { Tool, Toolbar } from '@app/ui/toolbar';
import { useEffect, useId, useRef, useState } from 'react';
import { useBlockText } from '../../../lib/block-form/text.ts';
import { useLiveEditText } from '../text.ts';
import { harmless } from './harmless.ts';
import s from './rich-text.module.css';

interface RichTextProps {
  readonly language: Language;
  readonly value: string;
  onValue(html: string): void;
}

/**
 * A short text with headings, lists and links, written as it will look. The browser's own editing
 * is enough for it: the server takes out whatever else is pasted in.
 */
export function RichText({ language, value, onValue }: RichTextProps) {
  const t = useLiveEditText();
  const b = useBlockText();
  const id = useId();
  const field = useRef<HTMLDivElement>(null);
  const written = useRef<string | null>(null);
  const chosen = useRef<Range | null>(null);
  const [link, setLink] = useState<string | null>(null);
  useEffect(() => {
    // What comes from elsewhere is put in; what was typed here stands already, cursor and all.
    if (field.current && value !== written.current) {
      field.current.innerHTML = harmless(value);
      written.current = value;
    }
  }, [value]);
  const read = () => {
    // What was pasted brings styles and whole pictures along, which no block has room for.
    const html = harmless(field.current?.innerHTML ?? '');
    written.current = html;
    onValue(html);
  };
  const run = (command: string, argument?: string) => {
    field.current?.focus();
    document.execCommand(command, false, argument);
    read();
  };
  const putLink = () => {
    const selection = getSelection();
    field.current?.focus();
    if (chosen.current) {
      selection?.removeAllRanges();
      selection?.addRange(chosen.current);
    }
    run(link?.trim() ? 'createLink' : 'unlink', link?.trim());
    setLink(null);
  };
  const tools = [
    [<b key="b">B</b>, t('bold'), () => run('bold')],
    [<i key="i">I</i>, t('italic'), () => run('italic')],
    [<Heading3 key="h" />, t('heading'), () => run('formatBlock', inHeading() ? 'p' : 'h3')],
    [<List key="l" />, t('bullets'), () => run('insertUnorderedList')],
    [<ListOrdered key="o" />, t('numbers'), () => run('insertOrderedList')],
    [
      <Link2 key="a" />,
      t('link'),
      () => {
        const selection = getSelection();
        chosen.current = selection?.rangeCount ? selection.getRangeAt(0) : null;
        setLink(chosenAddress());
      },
    ],
  ] as const;
  return (
    <div>
      <p className="label" id={id}>
        {t('html')}, {b(`in_${language}`)}
      </p>
      <div className={s.box}>
        <Toolbar className={s.tools} label={t('tools')}>
          {tools.map(([face, label, onPress]) => (
            // The field keeps its selection while a tool is pressed.
            <Tool
              key={label}
              label={label}
              onMouseDown={(event) => event.preventDefault()}
              onClick={onPress}
            >
              {face}
            </Tool>
          ))}
        </Toolbar>
        {link === null ? null : (
          <div className={s.link}>
            <TextInput
              autoFocus
              aria-label={t('linkAddress')}
              placeholder="https://"
              value={link}
              onChange={({ target }) => setLink(target.value)}
              onKeyDown={(event) => {
                if (event.key !== 'Enter') return;
                event.preventDefault();
                putLink();
              }}
            />
            <Button size="m" onClick={putLink}>
              {t(link.trim() ? 'linkPut' : 'linkRemove')}
            </Button>
          </div>
        )}
        {/* biome-ignore lint/a11y/useSemanticElements: no input holds headings and lists */}
        <div
          ref={field}
          className={s.field}
          role="textbox"
          tabIndex={0}
          aria-multiline="true"
          aria-labelledby={id}
          lang={languageTag[language]}
          contentEditable
          suppressContentEditableWarning
          onInput={read}
          onPaste={(event) => {
            const html = event.clipboardData.getData('text/html');
            if (html === '') return;
            event.preventDefault();
            document.execCommand('insertHTML', false, harmless(html));
          }}
        />
      </div>
    </div>
  );
}

const around = () => {
  const node = getSelection()?.anchorNode;
  return node instanceof Element ? node : node?.parentElement;
};
const inHeading = () => Boolean(around()?.closest('h2, h3, h4'));
const chosenAddress = () => around()?.closest('a')?.getAttribute('href') ?? '';
