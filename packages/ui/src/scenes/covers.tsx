import type { ReactNode } from 'react';
import { Person } from './person.tsx';

/** One picture in two layers, so that a wide frame can lay its own land behind the subject. */
export type CoverScene = {
  /** Sun, hills, ground: 320 × 200. */
  land: ReactNode;
  /** What it is about. */
  subject: ReactNode;
  /** Height and fill of the ground, for the wide frame. */
  ground: readonly [number, string];
};

const rows = { back: [30, 82, 134, 186, 238, 290], front: [4, 56, 108, 160, 212, 264, 316] };

const cinema: CoverScene = {
  ground: [156, 'var(--ill-stone-2)'],
  land: (
    <>
      <circle cx="52" cy="44" r="20" fill="var(--ill-light)" />
      <path d="M0 150Q70 70 150 118T320 84V200H0Z" fill="var(--ill-far)" />
    </>
  ),
  subject: (
    <>
      <path d="M64 186L122 44H282L238 186Z" fill="var(--ill-light)" opacity=".38" />
      <rect x="122" y="38" width="160" height="92" fill="var(--ill-paper)" />
      <path d="M122 130V160M282 130V160" stroke="var(--ill-stone-2)" strokeWidth="6" />
      <path d="M162 108a40 40 0 0 1 80 0Z" fill="var(--ill-stone)" />
      <circle cx="202" cy="62" r="9" fill="var(--ill-guest)" />
      <rect y="156" width="320" height="44" fill="var(--ill-stone-2)" />
      {rows.back.map((x) => (
        <circle key={x} cx={x} cy="154" r="12" fill="var(--ill-stone-2)" />
      ))}
      {rows.front.map((x) => (
        <circle key={x} cx={x} cy="186" r="16" fill="var(--ill-water)" />
      ))}
      <rect y="192" width="320" height="10" fill="var(--ill-water)" />
    </>
  ),
};

const bicycle: CoverScene = {
  ground: [168, 'var(--ill-stone-2)'],
  land: (
    <>
      <path d="M0 120Q90 60 190 96T320 70V200H0Z" fill="var(--ill-far)" />
      <rect y="168" width="320" height="32" fill="var(--ill-stone-2)" />
      <circle cx="276" cy="40" r="18" fill="var(--ill-light)" />
    </>
  ),
  subject: (
    <>
      <g fill="none">
        <circle cx="104" cy="122" r="44" stroke="var(--ill-water)" strokeWidth="8" />
        <circle cx="220" cy="122" r="44" stroke="var(--ill-water)" strokeWidth="8" />
        <path
          d="M104 82V162M64 122H144M76 94L132 150M132 94L76 150M220 82V162M180 122H260M192 94L248 150M248 94L192 150"
          stroke="var(--ill-paper)"
          strokeWidth="2"
        />
        <path
          d="M104 122L138 66H200L162 122ZM138 66L162 122M132 54L138 66M118 54H146M220 122L196 46L216 40"
          stroke="var(--ill-stone)"
          strokeWidth="8"
          strokeLinejoin="round"
          strokeLinecap="round"
        />
      </g>
      <circle cx="162" cy="122" r="12" fill="var(--ill-guest)" />
    </>
  ),
};

const sprouts = [
  [70, 168, 1],
  [112, 176, 1.2],
  [160, 182, 1.35],
  [210, 176, 1.2],
  [252, 168, 1],
] as const;

const garden: CoverScene = {
  ground: [128, 'var(--ill-near)'],
  land: (
    <>
      <circle cx="240" cy="62" r="34" fill="var(--ill-light)" />
      <path d="M0 112L60 62L116 112L178 50L250 112L320 78V200H0Z" fill="var(--ill-far)" />
      <path d="M0 128H320V200H0Z" fill="var(--ill-near)" />
    </>
  ),
  subject: (
    <>
      <path d="M-20 200Q40 140 160 132Q280 140 340 200" fill="var(--ill-stone-2)" />
      <path d="M40 200Q80 152 160 144Q240 152 280 200" fill="var(--ill-stone)" />
      <path d="M104 200Q126 164 160 158Q194 164 216 200" fill="var(--ill-stone-2)" />
      {sprouts.map(([x, y, size]) => (
        <g key={x} transform={`translate(${x} ${y}) scale(${size})`}>
          <path d="M0 0V-26" stroke="var(--ill-water)" strokeWidth="3.5" />
          <path
            d="M0-14Q-16-14-17-30Q-1-30 0-14ZM0-20Q14-20 16-36Q0-36 0-20Z"
            fill="var(--ill-paper)"
          />
        </g>
      ))}
    </>
  ),
};

const river: CoverScene = {
  ground: [116, 'var(--ill-stone-2)'],
  land: (
    <>
      <circle cx="256" cy="48" r="24" fill="var(--ill-light)" />
      <path d="M0 86Q70 30 150 74T320 56V120H0Z" fill="var(--ill-far)" />
      <path d="M0 104Q90 76 180 100T320 92V130H0Z" fill="var(--ill-near)" />
      <rect y="116" width="320" height="84" fill="var(--ill-stone-2)" />
    </>
  ),
  subject: (
    <>
      <path
        d="M18 140q14-9 28 0t28 0M226 136q14-9 28 0t28 0M34 184q14-9 28 0t28 0t28 0M206 178q14-9 28 0t28 0"
        fill="none"
        stroke="var(--ill-foam)"
        strokeWidth="4"
        strokeLinecap="round"
      />
      <path
        d="M74 152Q160 186 258 146Q220 166 166 166T74 152ZM74 152Q160 148 258 146Q200 180 160 178T74 152Z"
        fill="var(--ill-guest)"
      />
      <g fill="none" stroke="var(--ill-water)" strokeLinecap="round">
        <path d="M164 152V128" strokeWidth="12" />
        <path d="M120 172L206 112" strokeWidth="4" />
        <path d="M114 176l10-7M202 115l10-7" strokeWidth="9" />
      </g>
      <circle cx="166" cy="108" r="10" fill="var(--ill-water)" />
    </>
  ),
};

const trees = [
  [44, 152, 1.1],
  [84, 142, 0.8],
  [276, 146, 1],
  [22, 186, 1.5],
] as const;

const path: CoverScene = {
  ground: [130, 'var(--ill-near)'],
  land: (
    <>
      <circle cx="84" cy="54" r="26" fill="var(--ill-light)" />
      <path d="M0 122L74 56L132 108L206 40L320 128V200H0Z" fill="var(--ill-far)" />
      <path d="M206 40L232 64L214 70L202 60L190 72L178 66Z" fill="var(--ill-paper)" />
      <path d="M0 130H320V200H0Z" fill="var(--ill-near)" />
    </>
  ),
  subject: (
    <>
      <path
        d="M196 130Q126 142 172 158T130 200H288Q300 172 232 158T196 130Z"
        fill="var(--ill-water)"
      />
      <path
        d="M186 168h34M196 184h44M182 148h20"
        stroke="var(--ill-foam)"
        strokeWidth="3.4"
        strokeLinecap="round"
      />
      {trees.map(([x, y, size]) => (
        <g key={x} transform={`translate(${x} ${y}) scale(${size})`}>
          <path d="M0 0V-14" stroke="var(--ill-stone-2)" strokeWidth="4" />
          <path d="M0-46L13-10H-13Z" fill="var(--ill-stone-2)" />
        </g>
      ))}
    </>
  ),
};

const mural: CoverScene = {
  ground: [176, 'var(--ill-stone-2)'],
  land: (
    <>
      <circle cx="60" cy="46" r="22" fill="var(--ill-light)" />
      <path d="M0 124L58 74L112 116L176 60L244 118L320 82V200H0Z" fill="var(--ill-far)" />
      <rect y="176" width="320" height="24" fill="var(--ill-stone-2)" />
    </>
  ),
  subject: (
    <>
      <path d="M96 44H300V176H96Z" fill="var(--ill-paper)" />
      <path d="M96 44H300V54H96Z" fill="var(--ill-stone-2)" />
      <path d="M120 176a48 48 0 0 1 96 0Z" fill="var(--ill-stone)" />
      <path d="M144 176a24 24 0 0 1 48 0Z" fill="var(--ill-paper)" />
      <circle cx="246" cy="98" r="26" fill="var(--ill-near)" />
      <path
        d="M222 150q14-10 28 0t28 0"
        fill="none"
        stroke="var(--ill-foam)"
        strokeWidth="6"
        strokeLinecap="round"
      />
      <circle cx="168" cy="92" r="11" fill="var(--ill-guest)" />
      <path
        d="M40 176L60 100L80 176M47 150H73M53 126H67"
        fill="none"
        stroke="var(--ill-figure)"
        strokeWidth="5"
      />
      <Person x={60} y={100} size={1.05} color="var(--ill-figure)" arms="M0 -31L13 -36L28 -40" />
    </>
  ),
};

export { bicycle, cinema, garden, mural, path, river };
