/* A summer cinema between buildings, drawn for a frame of 1280 × 440. */

const left = { xs: [14, 48, 82, 116], ys: [176, 216, 256, 296, 336] };
const right = { xs: [200, 234, 268, 302, 336], ys: [120, 160, 200, 240, 280, 320] };
const litLeft = new Set(['14-176', '14-336', '48-296', '82-256', '116-216']);
const litRight = new Set([120, 240, 320]);
const backHeights = [346, 352, 342, 349, 340, 350];
const frontHeights = [380, 386, 376, 383, 374, 384];

type Lit = (x: number, y: number) => boolean;

function Windows({ xs, ys, lit }: { xs: number[]; ys: number[]; lit: Lit }) {
  return xs.flatMap((x) =>
    ys.map((y) => (
      <rect
        key={`${x}-${y}`}
        x={x}
        y={y}
        width="18"
        height="22"
        rx="2"
        fill={lit(x, y) ? 'var(--ill-light)' : 'var(--ill-stone-2)'}
      />
    )),
  );
}

function Row({ from, step, count, size, heights, fill }: RowProps) {
  return Array.from({ length: count }, (_, i) => {
    const x = from + i * step;
    const y = heights[i % heights.length] ?? 0;
    const half = size * 2;
    const d =
      `M${x - half} ${y + size * 2.9}a${half} ${size * 1.75} 0 0 1 ${half * 2} 0v60h${-half * 2}Z` +
      `M${x - size} ${y}a${size} ${size} 0 0 1 ${size * 2} 0a${size} ${size} 0 0 1 ${-size * 2} 0Z`;
    return <path key={x} d={d} fill={fill} />;
  });
}

type RowProps = {
  from: number;
  step: number;
  count: number;
  size: number;
  heights: readonly number[];
  fill: string;
};

/** Everything but the sky. */
export function WideCinema() {
  return (
    <>
      <circle cx="598" cy="92" r="44" fill="var(--ill-light)" />
      <path d="M0 250Q150 150 330 214T700 190T1010 214T1280 160V440H0Z" fill="var(--ill-far)" />
      <path d="M-10 150H150V400H-10Z" fill="var(--ill-near)" />
      <Windows {...left} lit={(x, y) => litLeft.has(`${x}-${y}`)} />
      <path d="M176 92H372V400H176Z" fill="var(--ill-stone)" />
      <Windows {...right} lit={(_, y) => litRight.has(y)} />
      <path d="M168 84H380V96H168Z" fill="var(--ill-stone-2)" />
      <path d="M352 66L706 66V298Z" fill="var(--ill-light)" opacity=".45" />
      <rect x="316" y="56" width="38" height="24" rx="4" fill="var(--ill-water)" />
      <path d="M322 80V86M348 80V86" stroke="var(--ill-water)" strokeWidth="5" />
      <path d="M318 56a9 9 0 0 1 18 0M334 56a7 7 0 0 1 14 0" fill="var(--ill-water)" />
      <rect x="700" y="52" width="446" height="256" fill="var(--ill-stone-2)" />
      <rect x="712" y="64" width="422" height="232" fill="var(--ill-paper)" />
      <path d="M712 236Q820 168 924 214T1134 196V296H712Z" fill="var(--ill-far)" />
      <path d="M770 296a96 96 0 0 1 192 0Z" fill="var(--ill-stone)" />
      <path d="M826 296a40 40 0 0 1 80 0Z" fill="var(--ill-paper)" />
      <circle cx="1010" cy="132" r="26" fill="var(--ill-guest)" />
      <path d="M722 308V400M1124 308V400" stroke="var(--ill-stone-2)" strokeWidth="12" />
      <path
        d="M1146 72Q1216 140 1290 104"
        fill="none"
        stroke="var(--ill-stone-2)"
        strokeWidth="3"
      />
      <path
        d="M1165 97a7 7 0 0 1 14 0a7 7 0 0 1-14 0M1197 115a7 7 0 0 1 14 0a7 7 0 0 1-14 0M1233 117a7 7 0 0 1 14 0a7 7 0 0 1-14 0M1265 112a7 7 0 0 1 14 0a7 7 0 0 1-14 0"
        fill="var(--ill-light)"
      />
      <rect y="372" width="1280" height="70" fill="var(--ill-stone-2)" />
      <Row
        from={46}
        step={86}
        count={15}
        size={15}
        heights={backHeights}
        fill="var(--ill-stone-2)"
      />
      <Row
        from={0}
        step={124}
        count={11}
        size={20}
        heights={frontHeights}
        fill="var(--ill-water)"
      />
    </>
  );
}
