import { pages } from '@app/contracts/pages';
import { Loading, Skeleton } from '@app/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { flag } from '../../../kit/place/params.ts';
import { usePlace } from '../../../kit/place/use-place.ts';
import { Link } from '../../../lib/addresses/links.tsx';
import { Failed } from '../../../lib/queries/failed.tsx';
import { useShellText } from '../../../lib/texts/text.ts';
import { templateQuery } from '../queries.ts';
import { useTemplateText } from '../text.ts';
import { Queue } from './queue.tsx';
import { Template } from './template.tsx';

const params = { isWording: flag('pogled', 'tekst') };

/** What a bank's desk has of agreements: the projects, or the wording. */
export default function AgreementDesk({ bank }: { readonly bank: string }) {
  const t = useTemplateText();
  const { isWording } = usePlace(params).place;
  const at = (pogled?: string) => pages.bankDesk({ bankId: bank, dio: 'ugovori', pogled });
  if (!isWording) {
    return (
      <Queue bank={bank}>
        <Link className="button button-secondary button-medium" to={at('tekst')}>
          {t('open')}
        </Link>
      </Queue>
    );
  }
  return (
    <section aria-labelledby="wording">
      <Link className="go" to={at()}>
        {t('back')}
      </Link>
      <h1 className="title-1 mt3" id="wording">
        {t('title')}
      </h1>
      <Wording bank={bank} />
    </section>
  );
}

function Wording({ bank }: { bank: string }) {
  const t = useTemplateText();
  const shell = useShellText();
  const query = useQuery(templateQuery(bank));
  if (query.data) return <Template bank={bank} template={query.data} />;
  return query.isPending ? (
    <Loading label={shell('loading')}>
      <Skeleton height={240} />
    </Loading>
  ) : (
    <Failed query={query} level={2} title={t('failed')} />
  );
}
