import { Avatar } from '@app/ui/avatar';
import { Dialog } from '@app/ui/dialog';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Listing, Waiting } from '../../../kit/listing/listing.tsx';
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
  const query = useInfiniteQuery({ ...reactorsQuery(id), enabled: open });
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={t('reactions')} closeLabel={t('close')}>
      <Listing
        asked={query}
        waiting={<Waiting height={56} rows={2} />}
        failed={{ title: t('reactionsFailed') }}
        none={<p className="small muted">{t('reactionsNone')}</p>}
        more={{ size: 'm', variant: 'ghost', className: undefined, children: t('more') }}
      >
        {(reactors) => (
          <ul className={s.reactors}>
            {reactors.map(({ person, reaction }) => {
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
            })}
          </ul>
        )}
      </Listing>
    </Dialog>
  );
}
