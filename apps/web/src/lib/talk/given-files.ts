import { type ClipboardEvent, useEffect, useEffectEvent, useState } from 'react';

const hasFiles = ({ dataTransfer }: DragEvent): boolean =>
  dataTransfer?.types.includes('Files') ?? false;

/**
 * Takes files that are pasted into a field, or dropped anywhere on the page while they may be given.
 *
 * @returns what the field does on a paste, and whether files hang over the page just now.
 */
export function useGivenFiles(mayGive: boolean, onFiles: (files: readonly File[]) => void) {
  const [isOver, setOver] = useState(false);
  const take = useEffectEvent((files: FileList | undefined) => {
    if (files && files.length > 0) onFiles([...files]);
  });
  useEffect(() => {
    if (!mayGive) return undefined;
    const over = (event: DragEvent) => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      setOver(true);
    };
    const leave = ({ relatedTarget }: DragEvent) => relatedTarget === null && setOver(false);
    const drop = (event: DragEvent) => {
      setOver(false);
      if (!hasFiles(event) || event.defaultPrevented) return;
      // Otherwise the browser opens the file in place of the page.
      event.preventDefault();
      take(event.dataTransfer?.files);
    };
    addEventListener('dragover', over);
    addEventListener('dragleave', leave);
    addEventListener('drop', drop);
    return () => {
      setOver(false);
      removeEventListener('dragover', over);
      removeEventListener('dragleave', leave);
      removeEventListener('drop', drop);
    };
  }, [mayGive]);
  const onPaste = (event: ClipboardEvent) => {
    const { files } = event.clipboardData;
    // Office programs put a picture of copied words beside the words; the words are meant.
    if (!mayGive || files.length === 0 || event.clipboardData.getData('text/plain') !== '') return;
    event.preventDefault();
    take(files);
  };
  return { isOver, onPaste };
}
