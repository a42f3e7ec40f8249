import { searchKinds } from '@app/contracts/search/search.kinds';
import { cx } from '@app/ui/cx';
import { useSearchText } from '../text.ts';
import s from './inside.module.css';
import { kindIcons } from './kinds.ts';

/** What can be found, kind by kind. */
export function Inside({ className }: { className?: string | undefined }) {
  const t = useSearchText();
  return (
    <ul className={cx(s.inside, className)}>
      {searchKinds.map((kind) => {
        const Icon = kindIcons[kind];
        return (
          <li key={kind}>
            <span className={s.niche}>
              <Icon />
            </span>
            <span className="shrinks">
              <b className="block">{t(`kind_${kind}`)}</b>
              <span className="small muted block">{t(`inside_${kind}`)}</span>
            </span>
          </li>
        );
      })}
    </ul>
  );
}
