import { forScript } from './for-script.ts';

/** What search engines are told of the page, in the words of schema.org. */
export function StructuredData({ data }: { data: Readonly<Record<string, unknown>> }) {
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON with everything escaped that could end the script
      dangerouslySetInnerHTML={{ __html: forScript(data) }}
    />
  );
}
