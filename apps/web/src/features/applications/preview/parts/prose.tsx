import { paragraphs } from '../lists.ts';

interface ProseProps {
  readonly text: string;
  /** What is said when nothing was written. */
  readonly empty: string;
  /** The first paragraph large, as an opening. */
  readonly opening?: boolean;
}

/** What a team wrote, paragraph by paragraph. */
export function Prose({ text, empty, opening = false }: ProseProps) {
  const [first, ...others] = paragraphs(text);
  if (first === undefined) return <p className="mut">{empty}</p>;
  const rest = opening ? others : [first, ...others];
  return (
    <>
      {opening ? <p className="first break">{first}</p> : null}
      {rest.length > 0 ? (
        <div className={opening ? 'body mt4' : 'body'}>
          {rest.map((one, n) => (
            <p
              // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs of one text, never reordered
              key={n}
              className={n > 0 ? 'mt4 break' : 'break'}
              style={{ whiteSpace: 'pre-line' }}
            >
              {one}
            </p>
          ))}
        </div>
      ) : null}
    </>
  );
}
