import { pages } from '@app/contracts/pages';
import type { SearchKind } from '@app/contracts/search/search.kinds';
import { Search, X } from '@app/ui/icons';
import { useRef, useState } from 'react';
import { Form } from 'react-router';
import { PageLink } from '../../../lib/addresses/links.tsx';
import { searchKeys, useSearchShortcut } from '../header/shortcut.ts';
import { useSearchText } from '../text.ts';
import s from './search-field.module.css';

interface SearchFieldProps {
  readonly q: string;
  readonly kind: SearchKind | undefined;
}

/** The words, as large as a title; what is found stands below. */
export function SearchField({ q, kind }: SearchFieldProps) {
  const t = useSearchText();
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(q);
  const [asked, setAsked] = useState(q);
  if (asked !== q) {
    setAsked(q);
    setTyped(q);
  }
  useSearchShortcut(() => {
    field.current?.focus();
    field.current?.select();
  });
  return (
    <search>
      <Form
        method="get"
        action={pages.search.path}
        className={s.field}
        onSubmit={() => {
          // A phone's keyboard would cover what is found.
          if (matchMedia('(hover: none)').matches) field.current?.blur();
        }}
      >
        <Search />
        <input
          ref={field}
          type="search"
          name="q"
          aria-label={t('label')}
          aria-keyshortcuts={searchKeys}
          placeholder={t('label')}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="search"
          maxLength={100}
          required
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        {kind ? <input type="hidden" name="vrsta" value={kind} /> : null}
        {typed ? (
          <PageLink
            className="icon-button"
            to={pages.search()}
            aria-label={t('clear')}
            onClick={() => {
              setTyped('');
              field.current?.focus();
            }}
          >
            <X />
          </PageLink>
        ) : null}
      </Form>
    </search>
  );
}
