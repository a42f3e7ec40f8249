import { generatePath, type LoaderFunctionArgs, redirect } from 'react-router';
import { rowOf } from '../../lib/addresses/route-table.ts';
import { notFound } from '../../lib/page/page.ts';

/** Older addresses lead to today's, with their query. */
export function loader({ request, params, pattern }: LoaderFunctionArgs) {
  const to = rowOf(pattern)?.to;
  if (!to) throw notFound();
  return redirect(`${generatePath(to, params)}${new URL(request.url).search}`, 301);
}

export default function Redirect() {
  return null;
}
