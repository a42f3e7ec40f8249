/** Letters that the plain fonts of a PDF have under these names only. */
const letters = { č: 'ccaron', ć: 'cacute', đ: 'dcroat', š: 'scaron', ž: 'zcaron' } as const;
const upper = { Č: 'Ccaron', Ć: 'Cacute', Đ: 'Dcroat', Š: 'Scaron', Ž: 'Zcaron' } as const;
const names = Object.entries({ ...letters, ...upper });
const firstCode = 128;

function coded(text: string): string {
  const codes = [...text.replaceAll('\u00a0', ' ')].map((sign) => {
    const at = names.findIndex(([letter]) => letter === sign);
    const code = at < 0 ? sign.charCodeAt(0) : firstCode + at;
    return code < 32 || code > 255 ? 63 : code;
  });
  return `<${Buffer.from(codes).toString('hex')}>`;
}

/** A PDF of one page of plain lines, the first one large, made at once; for the demo and for tests. */
export function plainPage([title = '', ...lines]: readonly string[]): Buffer {
  const text = [
    `BT /F 22 Tf 60 760 Td ${coded(title)} Tj ET`,
    'BT /F 12 Tf 20 TL 60 715 Td',
    ...lines.map((line) => `${coded(line)} Tj T*`),
    'ET',
  ].join('\n');
  const parts = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Resources<</Font<</F 5 0 R>>>>>>',
    `<</Length ${text.length}>>\nstream\n${text}\nendstream`,
    `<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding<</BaseEncoding/WinAnsiEncoding/Differences[${firstCode} ${names.map(([, name]) => `/${name}`).join(' ')}]>>>>`,
  ];
  const starts: number[] = [];
  let file = '%PDF-1.4\n';
  for (const [n, part] of parts.entries()) {
    starts.push(file.length);
    file += `${n + 1} 0 obj\n${part}\nendobj\n`;
  }
  const table = starts.map((start) => `${String(start).padStart(10, '0')} 00000 n \n`).join('');
  return Buffer.from(
    `${file}xref\n0 ${parts.length + 1}\n0000000000 65535 f \n${table}trailer\n<</Size ${parts.length + 1}/Root 1 0 R>>\nstartxref\n${file.length}\n%%EOF\n`,
  );
}
