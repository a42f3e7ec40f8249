import { describe, expect, it } from 'vitest';
import { readXml, writeXml } from './monri.xml.ts';

describe("the provider's XML", () => {
  it('comes back as it was written', () => {
    const order = { 'order-number': 'Z-0001', amount: '000100', currency: 'BAM', digest: '' };
    expect(readXml(writeXml('order', order))).toEqual(order);
  });

  it('marks what would end an element', () => {
    expect(writeXml('order', { title: '</order>&"' })).toContain(
      '<title>&lt;/order&gt;&amp;&quot;</title>',
    );
  });

  it('has flat texts only, whatever else a document holds', () => {
    expect(
      readXml('<order><amount type="integer">100</amount><a><b>1</b></a><c>x</c></order>'),
    ).toEqual({ amount: '100', c: 'x' });
  });

  it.each(['', 'x', '{"a":1}', '<order><status>approved', '<a/>'])('is nothing in %j', (text) =>
    expect(readXml(text)).toEqual({}),
  );

  it('resolves no entity', () => {
    const bomb = `<!DOCTYPE a [<!ENTITY a "${'x'.repeat(1000)}"><!ENTITY b "&a;&a;&a;">]>`;
    const status = readXml(`${bomb}<order><status>&b;&b;</status></order>`).status ?? '';
    expect(status.length).toBeLessThan(20);
    const file = '<!DOCTYPE a [<!ENTITY f SYSTEM "file:///etc/passwd">]>';
    expect(readXml(`${file}<order><status>&f;</status></order>`).status ?? '').not.toContain(':');
  });
});
