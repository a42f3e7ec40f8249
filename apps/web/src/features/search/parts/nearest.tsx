import type { SearchHit } from '@app/contracts/search/search.schemas';
import { EmblemArt } from '@app/ui/bank-emblem';
import { timeLeft, useCallsText } from '../../../entities/calls/public.ts';
import { Link } from '../../../lib/addresses/links.tsx';
import { useNow } from '../../../lib/format/rendered-at.tsx';
import { ProjectPicture } from '../../../lib/pictures/project-picture.tsx';
import { useSearchText } from '../text.ts';
import { FoundIn, foundBeside } from './found-in.tsx';
import { useAbout } from './hits.tsx';
import { kindIcons } from './kinds.ts';
import { Marked } from './marked.tsx';
import s from './nearest.module.css';
import { keyOf, Person } from './small-picture.tsx';

/** What is nearest to the words, as the field of the page. */
export function Nearest({ hit }: { hit: SearchHit }) {
  const t = useSearchText();
  const about = useAbout(hit);
  const found = foundBeside(hit);
  const isWords = hit.kind === 'posts';
  return (
    <section className={s.nearest}>
      <div className={s.picture}>
        <NichePicture hit={hit} />
      </div>
      <div className={s.text}>
        <p className="smaller bold field-muted">{t('nearest')}</p>
        <h2 className={isWords ? 'title-3 mt3' : 'title-2 mt2'}>
          <Marked text={hit.title} />
        </h2>
        {found ? (
          <p className={`mt3 field-muted ${s.found}`}>
            {isOwnText(found) ? <Marked text={found.text} /> : <FoundIn found={found} />}
          </p>
        ) : null}
        {about.length > 0 ? <p className="small mt4">{about.join(' · ')}</p> : null}
        <Link className="button button-field mt5" to={hit.page}>
          {t(`open_${hit.kind}`)}
        </Link>
      </div>
    </section>
  );
}

/** What stands in the record's own text speaks for itself. */
const isOwnText = ({ part }: NonNullable<SearchHit['found']>) =>
  part === 'summary' || part === 'text';

function NichePicture({ hit }: { hit: SearchHit }) {
  const Icon = kindIcons[hit.kind];
  switch (hit.kind) {
    case 'projects':
      return <ProjectPicture id={keyOf(hit)} emblem="" picture={hit.picture} label="" />;
    case 'banks':
      return (
        <svg viewBox="0 0 60 46" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
          <svg x="0" y="-24" width="60" height="70" viewBox="0 0 60 70" aria-hidden="true">
            <EmblemArt emblem={keyOf(hit)} />
          </svg>
        </svg>
      );
    case 'people':
    case 'posts':
      return <Person hit={hit} className={s.person} />;
    case 'calls':
      if (hit.status === 'open' && hit.at) return <Days until={hit.at} />;
      break;
    case 'articles':
      if (hit.picture) return <ProjectPicture id="" emblem="" picture={hit.picture} label="" />;
      break;
    default:
  }
  return (
    <span className={s.icon}>
      <Icon />
    </span>
  );
}

function Days({ until }: { until: string }) {
  const t = useCallsText();
  const now = useNow();
  const { unit, count } = timeLeft(until, now);
  return (
    <span className={s.days}>
      <b className="tabular">{count}</b>
      {t(`${unit}ToDeadline`, { count })}
    </span>
  );
}
