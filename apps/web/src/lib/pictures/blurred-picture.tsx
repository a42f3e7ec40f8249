import { useEffect, useRef } from 'react';

/** A picture of 20 × 20 in the place of one that is on its way; its sheet blurs it. */
export function BlurredPicture({ picture }: { picture: ImageBitmap }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    canvas.current?.getContext('2d')?.drawImage(picture, 0, 0);
    return () => picture.close();
  }, [picture]);
  return <canvas ref={canvas} width={20} height={20} />;
}
