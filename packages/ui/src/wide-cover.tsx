import { Cover, type CoverProps } from './cover.tsx';
import { coverFor, coverScenes } from './cover-scenes.ts';
import { WideCinema } from './scenes/wide-cinema.tsx';

/** The same picture for a frame about three times as wide as high (1280 × 440). */
export function WideCover(props: CoverProps) {
  if (props.src) return <Cover {...props} />;
  const kind = props.kind ?? coverFor(props.id);
  const { subject, ground } = coverScenes[kind];
  const top = ground[0] * 2.2;
  return (
    <svg
      className={props.className}
      viewBox="0 0 1280 440"
      preserveAspectRatio="xMidYMax slice"
      role={props.label ? 'img' : undefined}
      aria-label={props.label}
      aria-hidden={props.label ? undefined : true}
    >
      <rect width="1280" height="440" fill="var(--ill-sky)" />
      {kind === 'cinema' ? (
        <WideCinema />
      ) : (
        <>
          <circle cx="1064" cy="104" r="58" fill="var(--ill-light)" />
          <path
            d="M0 262L150 142L268 236L420 120L566 240L700 130L838 244L980 160L1110 246L1280 150V440H0Z"
            fill="var(--ill-far)"
          />
          <path d="M420 120L470 162L440 172L418 154L396 178L372 158Z" fill="var(--ill-paper)" />
          <rect y={top} width="1280" height={440 - top} fill={ground[1]} />
          <g transform="translate(288 0) scale(2.2)">{subject}</g>
        </>
      )}
    </svg>
  );
}
