import './qr-code.css';
export type QrCodeProps = {
  /** Rows of dark (`1`) and light (`0`) squares, without a margin. */
  rows: readonly string[];
  /** What it leads to, said aloud. */
  label: string;
};

/** Squares of light around the code that a camera needs to find it. */
const margin = 2;

/** One path for all dark squares; neighbours in a row are one piece. */
export function qrPath(rows: readonly string[]): string {
  return rows
    .flatMap((row, y) =>
      [...row.matchAll(/1+/g)].map(
        ({ index, 0: run }) => `M${index} ${y}h${run.length}v1h-${run.length}z`,
      ),
    )
    .join('');
}

/** A code for a camera, in a niche that is white by night too. */
export function QrCode({ rows, label }: QrCodeProps) {
  const size = rows.length + 2 * margin;
  return (
    <div className="qr">
      <svg
        viewBox={`${-margin} ${-margin} ${size} ${size}`}
        role="img"
        aria-label={label}
        shapeRendering="crispEdges"
      >
        <path d={qrPath(rows)} fill="#000" />
      </svg>
    </div>
  );
}
