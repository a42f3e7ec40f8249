import { pages } from '@app/contracts/pages';
import { IconButton } from '@app/ui/icon-button';
import { ArrowLeft, Search } from '@app/ui/icons';
import { Logo } from '@app/ui/logo';
import {
  type FormEvent,
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { useLocation, useNavigate } from 'react-router';
import { PageLink } from '../../../lib/addresses/links.tsx';
import { browserStore, storageKeys } from '../../../lib/drafts/storage.ts';
import { lazyPart } from '../../../lib/lazy-parts/lazy-part.tsx';
import { useProduct } from '../../../lib/page/product.ts';
import { onReaderChanged } from '../../../lib/session/session.ts';
import { useShellText } from '../../../lib/texts/text.ts';
import type { Offered } from './offered.ts';
import s from './search-key.module.css';
import { searchKeys, useSearchShortcut } from './shortcut.ts';

// Nobody finds on a device what somebody else searched for there.
onReaderChanged(() => browserStore.remove(storageKeys.searches));

const Suggestions = lazyPart(() => import('./suggestions.tsx'));

/**
 * The field of the search in the header, on a phone the key to it. Before there are scripts, or
 * without them, it leads to the page of the search, which has a field of its own.
 */
export function SearchKey() {
  const { pathname, key } = useLocation();
  return pathname === pages.search.path ? null : <Key place={key} />;
}

function Key({ place }: { place: string }) {
  const t = useShellText();
  const dialog = useRef<HTMLDialogElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const [isOpen, setOpen] = useState(false);

  const open = () => {
    if (!dialog.current || dialog.current.open) return;
    // At once, in the press itself: a phone shows its keyboard for nothing that comes later.
    flushSync(() => setOpen(true));
    dialog.current.showModal();
    field.current?.focus();
  };
  const close = () => dialog.current?.close();
  useSearchShortcut(open);
  // biome-ignore lint/correctness/useExhaustiveDependencies: moving on is what closes it
  useEffect(() => close(), [place]);

  const loadAhead = () => void Suggestions.load();
  return (
    <div className={s.place} data-glass>
      <PageLink
        className={s.key}
        to={pages.search()}
        aria-keyshortcuts={searchKeys}
        onPointerEnter={loadAhead}
        onFocus={loadAhead}
        onClick={(event) => {
          if (event.ctrlKey || event.metaKey || event.shiftKey) return;
          event.preventDefault();
          open();
        }}
      >
        <Search />
        <span className={s.words}>{t('search')}</span>
        <span className={s.kbd} aria-hidden="true">
          /
        </span>
      </PageLink>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes it, too */}
      <dialog
        ref={dialog}
        className={s.dialog}
        aria-label={t('search')}
        onClose={() => setOpen(false)}
        onClick={({ target }) => target === dialog.current && close()}
      >
        {isOpen ? <Opened field={field} close={close} /> : null}
      </dialog>
    </div>
  );
}

interface OpenedProps {
  readonly field: RefObject<HTMLInputElement | null>;
  close(): void;
}

const nothing: Offered = { isShown: false, chosen: undefined };

function Opened({ field, close }: OpenedProps) {
  const t = useShellText();
  const navigate = useNavigate();
  const list = useId();
  const { brand } = useProduct();
  const [typed, setTyped] = useState('');
  const [offered, setOffered] = useState(nothing);
  const go = (to: string) => {
    close();
    void navigate(to);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (typed.trim()) go(pages.search({ q: typed.trim() }));
  };
  const closeByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    // The browser would empty the field first.
    event.preventDefault();
    close();
  };
  return (
    <div className={s.strip}>
      <div className={`wrap ${s.line}`}>
        <Logo name={brand} className="wide-only" />
        <span className="phone-only">
          <IconButton label={t('searchClose')} onClick={close}>
            <ArrowLeft />
          </IconButton>
        </span>
        <search className={s.search}>
          <form className={s.form} action={pages.search.path} onSubmit={submit}>
            <Search />
            <input
              ref={field}
              type="search"
              name="q"
              role="combobox"
              aria-label={t('search')}
              aria-expanded={offered.isShown}
              aria-controls={list}
              aria-activedescendant={offered.chosen}
              aria-autocomplete="list"
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              enterKeyHint="search"
              maxLength={100}
              placeholder={t('search')}
              value={typed}
              onChange={({ target }) => setTyped(target.value)}
              onKeyDown={closeByKey}
            />
            <span className={s.kbd} aria-hidden="true">
              esc
            </span>
          </form>
          <Suggestions id={list} field={field} typed={typed} go={go} onOffered={setOffered} />
        </search>
      </div>
    </div>
  );
}
