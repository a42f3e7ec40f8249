import { Disclosure } from '@app/ui/disclosure';
import { Languages } from '@app/ui/icons';
import { TextInput } from '@app/ui/text-input';
import { useState } from 'react';
import { useLiveEditText } from '../text.ts';
import { textKeys, textOf } from './content.ts';
import { useEditor } from './editor-context.tsx';
import s from './live-editing.module.css';
import { useWordsOf } from './names.ts';
import { textElements } from './use-page-marks.ts';

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Every text of the page, also those that it shows only at times. */
export function ContentTextList() {
  const { content, editing, openText } = useEditor();
  const t = useLiveEditText();
  const wordsOf = useWordsOf();
  const [searchTerm, setSearchTerm] = useState('');
  const keys = textKeys(content).filter((key) => {
    const { bhs, en } = textOf(content, key);
    return plain(`${bhs} ${en}`).includes(plain(searchTerm.trim()));
  });
  const open = (key: string) => {
    const [first] = textElements(key);
    first?.scrollIntoView({ block: 'center' });
    openText({ key, nth: first ? 0 : -1 });
  };
  return (
    <section className={s.texts}>
      <Disclosure title={t('texts')} wide>
        <p className="small muted">{t('textsLead')}</p>
        <TextInput
          type="search"
          aria-label={t('textFind')}
          placeholder={t('textFind')}
          value={searchTerm}
          onChange={({ target }) => setSearchTerm(target.value)}
        />
        {keys.length === 0 ? <p className="small muted">{t('textNone')}</p> : null}
        <ul>
          {keys.map((key) => {
            const words = wordsOf(textOf(content, key)) || t('textEmpty');
            const lacks = editing.problems.some(({ path }) => path === `texts.${key}`);
            return (
              <li key={key}>
                <button
                  type="button"
                  aria-label={t('textEdit', { what: words })}
                  onClick={() => open(key)}
                >
                  <span className="cut">{words}</span>
                  {lacks ? <Languages className="warn-text" /> : null}
                </button>
              </li>
            );
          })}
        </ul>
      </Disclosure>
    </section>
  );
}
