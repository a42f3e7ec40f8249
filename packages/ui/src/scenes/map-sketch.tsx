/** A sketch of streets and a river with a pin, until a real map is wanted (`.map`). */
export function MapSketch({ label }: { label: string }) {
  return (
    <svg viewBox="0 0 800 300" preserveAspectRatio="xMidYMid slice" role="img" aria-label={label}>
      <rect width="800" height="300" fill="var(--sunken)" />
      <path
        d="M-20 236Q180 170 340 214T820 170V206Q520 262 336 248T-20 274Z"
        fill="var(--ill-foam)"
        opacity=".55"
      />
      <path
        d="M-10 96H810M150-10V310M420-10V310M640-10V200M-10 160L420 130L810 40"
        stroke="var(--surface)"
        strokeWidth="13"
        fill="none"
      />
      <path
        d="M176 22h92v50h-92zM292 22h96v50h-96zM446 18h74v52h-74zM546 18h64v40h-64zM20 116h104v24H20zM180 118h90v18h-90zM666 108h100v44h-100z"
        fill="var(--line)"
      />
      <path d="M446 146h76v52h-76z" fill="var(--accent)" />
      <path
        d="M484 84c-20 0-34 15-34 33 0 24 34 48 34 48s34-24 34-48c0-18-14-33-34-33Z"
        fill="var(--ink)"
      />
      <circle cx="484" cy="117" r="12" fill="var(--surface)" />
    </svg>
  );
}
