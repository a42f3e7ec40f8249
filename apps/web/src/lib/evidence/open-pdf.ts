import {
  GlobalWorkerOptions,
  getDocument,
  type PDFDocumentLoadingTask,
} from 'pdfjs-dist/legacy/build/pdf.mjs';
import workerUrl from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url';
import jbig2Url from 'pdfjs-dist/wasm/jbig2.wasm?url';
import openjpegUrl from 'pdfjs-dist/wasm/openjpeg.wasm?url';
import qcmsUrl from 'pdfjs-dist/wasm/qcms_bg.wasm?url';

GlobalWorkerOptions.workerSrc = workerUrl;

/** What scans are decoded with, under the names that the library asks for. */
const decoders = new Map([
  ['jbig2.wasm', jbig2Url],
  ['openjpeg.wasm', openjpegUrl],
  ['qcms_bg.wasm', qcmsUrl],
]);

class OwnFiles {
  async fetch({ filename }: { readonly filename: string }): Promise<Uint8Array> {
    const url = decoders.get(filename);
    if (!url) throw new Error(`There is no ${filename} here.`);
    const answer = await fetch(url);
    if (!answer.ok) throw new Error(`${filename} did not come.`);
    return new Uint8Array(await answer.arrayBuffer());
  }
}

/**
 * Reads a PDF in a worker of its own; no script in it is ever run, and nothing is loaded for it
 * from elsewhere.
 */
export async function openPdf(content: Blob): Promise<PDFDocumentLoadingTask> {
  return getDocument({
    data: new Uint8Array(await content.arrayBuffer()),
    BinaryDataFactory: OwnFiles,
    useWorkerFetch: false,
    // The worker may load nothing but what is handed to it.
    wasmUrl: '/',
    verbosity: 0,
  });
}
