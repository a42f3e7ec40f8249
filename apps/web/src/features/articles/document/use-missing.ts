import { type RefObject, useEffect, useState } from 'react';

/** Whether the picture did not come: then its place is given up. It may fail before the page is taken over. */
export function useMissing(picture: RefObject<HTMLImageElement | null>, url: string): boolean {
  const [missing, setMissing] = useState<string | null>(null);
  useEffect(() => {
    const image = picture.current;
    if (!image) return undefined;
    const failed = () => setMissing(url);
    if (image.complete && image.naturalWidth === 0 && image.currentSrc) failed();
    image.addEventListener('error', failed);
    return () => image.removeEventListener('error', failed);
  }, [picture, url]);
  return missing === url;
}
