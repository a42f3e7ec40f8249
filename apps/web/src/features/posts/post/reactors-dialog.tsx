import { Avatar } from '@app/ui/avatar';
import { Dialog } from '@app/ui/dialog';
import { Loading, Skeleton } from '@app/ui/skeleton';
import { useInfiniteQuery } from '@tanstack/react-query';
import { NextPage } from '../../../lib/lists/next-page.tsx';
import { FailedLine } from '../../../lib/queries/failed.tsx';
import { useShellText } from '../../../lib/texts/text.ts';
import { reactorsQuery } from '../queries.ts';
import { usePostsText } from '../text.ts';
import { PersonName } from './person-line.tsx';
import s from './post.module.css';
import { reactionIcons } from './reaction-icons.ts';

interface ReactorsProps {
  readonly open: boolean;
  readonly id: string;
  onOpenChange(open: boolean): void;
}

/** Who answered a post, and how; whom the reader does not see is not among them. */
export default function ReactorsDialog({ open, id, onOpenChange }: ReactorsProps) {
  const t = usePostsText();
  const shell = useShellText();
  const asked = useInfiniteQuery({ ...reactorsQuery(id), enabled: open });
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={t('reactions')} closeLabel={t('close')}>
      {asked.isPending ? (
        <Loading label={shell('loading')}>
          <Skeleton height={120} />
        </Loading>
      ) : null}
      {asked.isError && !asked.data ? (
        <FailedLine asked={asked} title={t('reactionsFailed')} />
      ) : null}
      <ul className={s.reactors}>
        {asked.data?.pages.flatMap(({ items }) =>
          items.map(({ person, reaction }) => {
            const Sign = reactionIcons[reaction];
            return (
              <li key={person.id} className="row">
                <Avatar name={person.name} src={person.profilePictureUrl} />
                <span className="grow break">
                  <b className="bold">
                    <PersonName person={person} />
                  </b>
                  <span className="smaller muted block">{person.title}</span>
                </span>
                <span className="accent">
                  <Sign label={t(reaction)} />
                </span>
              </li>
            );
          }),
        )}
      </ul>
      <NextPage query={asked} size="m" variant="ghost">
        {t('more')}
      </NextPage>
    </Dialog>
  );
}
