import { sweep } from '../../tools/testing/sweep.ts';
import { browserOptions } from './browser.ts';
import { productFolders, startProduct } from './product.ts';

/** One browser and one product with the demo data for all journeys of a run. */
export default async function setup(): Promise<() => Promise<void>> {
  process.env.E2E_BROWSER = JSON.stringify(await browserOptions());
  await sweep(productFolders);
  const product = await startProduct();
  process.env.E2E_URL = product.url;
  return async () => {
    const code = await product.stop();
    if (code !== 0) throw new Error(`The product ended with ${code}:\n${product.output()}`);
  };
}
