import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');

/** Where KM become whole fening and back, and where a share of an amount is rounded. */
const home = 'packages/domain/src/money.ts';

/** What computes with amounts: the rules, the server's modules, the donor's pages. */
const isMoney = (file: string) =>
  /^(packages\/domain\/src|apps\/server\/src\/modules)\/(crowdfunding|funds|gifts|payments|matching|matches|campaign-pages)\//.test(
    file,
  ) || /^apps\/web\/src\/(entities|features)\/(crowdfunding|payments)\//.test(file);

/** Each may stand as long as it is there, for its reason. */
const exceptions: readonly (readonly [file: string, code: string, reason: string])[] = [
  [
    'apps/server/src/modules/crowdfunding/payments/monri.client.ts',
    'Math.floor(Date.now() / 1000)',
    'The provider counts seconds.',
  ],
  [
    'apps/server/src/modules/payments/payments.file.ts',
    'Date.parse(day) / dayMs',
    'A day of the calendar, not money.',
  ],
  [
    'packages/domain/src/crowdfunding/campaign.ts',
    'Math.floor((sums.settled * 100) / sums.target)',
    'Percent for the eye, rounded down as the specification says (§5).',
  ],
  [
    'packages/domain/src/crowdfunding/campaign.ts',
    'Math.ceil((endsAt.getTime() - now.getTime()) / day)',
    'Days, not money.',
  ],
];

const roundings = ['round', 'ceil', 'floor', 'trunc', 'fround'];
const fractionalColumns = ['real', 'doublePrecision', 'float', 'decimal', 'numeric'];
const fractionalSql =
  /::\s*(real|float[48]?|double precision|numeric|decimal)\b|\bas (real|float|double precision|numeric)\)/i;
/** Of the API: KM, which are no whole numbers. */
const inKm = /(Amount|Km)$|^km$/;

const nameOf = (node: ts.Node): string => {
  if (ts.isParenthesizedExpression(node) || ts.isNonNullExpression(node)) {
    return nameOf(node.expression);
  }
  if (ts.isPropertyAccessExpression(node)) return node.name.text;
  return ts.isIdentifier(node) ? node.text : '';
};

/** Pages draw: shares of amounts, and sizes, are no amounts. What is divided by a number is one. */
const draws = (node: ts.BinaryExpression | ts.NumericLiteral) =>
  node.getSourceFile().fileName.startsWith('apps/web/') &&
  (ts.isNumericLiteral(node) || !ts.isNumericLiteral(node.right));

/** What makes fractions out of amounts, or computes with what is a fraction. */
function isFractional(node: ts.Node): boolean {
  if (ts.isNumericLiteral(node)) return !Number.isInteger(Number(node.text)) && !draws(node);
  if (ts.isBinaryExpression(node)) {
    const { kind } = node.operatorToken;
    if (dividing.has(kind) && !draws(node)) return true;
    return computing.has(kind) && [node.left, node.right].some((side) => inKm.test(nameOf(side)));
  }
  if (ts.isCallExpression(node)) {
    const called = nameOf(node.expression);
    const rounds = /^Math\./.test(node.expression.getText()) && roundings.includes(called);
    return rounds || /^(parseFloat|toFixed|toPrecision)$/.test(called);
  }
  if (ts.isImportSpecifier(node)) {
    const from = node.parent.parent.parent.moduleSpecifier.getText();
    return from.includes('drizzle-orm') && fractionalColumns.includes(node.name.text);
  }
  const isText = ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || isTemplatePart(node);
  return isText && fractionalSql.test(node.text);
}

const isTemplatePart = (node: ts.Node): node is ts.TemplateMiddle | ts.TemplateTail =>
  node.kind === ts.SyntaxKind.TemplateMiddle || node.kind === ts.SyntaxKind.TemplateTail;

const dividing: ReadonlySet<ts.SyntaxKind> = new Set([
  ts.SyntaxKind.SlashToken,
  ts.SyntaxKind.SlashEqualsToken,
  ts.SyntaxKind.AsteriskAsteriskToken,
]);
const computing: ReadonlySet<ts.SyntaxKind> = new Set([
  ts.SyntaxKind.PlusToken,
  ts.SyntaxKind.MinusToken,
  ts.SyntaxKind.AsteriskToken,
  ts.SyntaxKind.PlusEqualsToken,
  ts.SyntaxKind.MinusEqualsToken,
]);

/** What proves that somebody is who they say: compared by `sameDigest` and `sameText` alone. */
const isProof = (name: string) => /digest|signature|authorization|^token$|secret$/i.test(name);
const equals: ReadonlySet<ts.SyntaxKind> = new Set([
  ts.SyntaxKind.EqualsEqualsToken,
  ts.SyntaxKind.EqualsEqualsEqualsToken,
  ts.SyntaxKind.ExclamationEqualsToken,
  ts.SyntaxKind.ExclamationEqualsEqualsToken,
]);

/** A proof compared with what may be another one, in a time that tells how much of it is right. */
function isTelling(node: ts.Node): boolean {
  if (ts.isCallExpression(node)) {
    const { expression } = node;
    return (
      ts.isPropertyAccessExpression(expression) &&
      /^(equals|localeCompare|endsWith)$/.test(expression.name.text) &&
      isProof(nameOf(expression.expression))
    );
  }
  if (!ts.isBinaryExpression(node) || !equals.has(node.operatorToken.kind)) return false;
  const sides = [node.left, node.right];
  const absent = sides.some(
    (side) => side.kind === ts.SyntaxKind.NullKeyword || nameOf(side) === 'undefined',
  );
  return !absent && sides.some((side) => isProof(nameOf(side)));
}

/** The code that breaks a rule in a source text: the widest expression of each place. */
function brokenIn(file: string, text: string, breaks: (node: ts.Node) => boolean): string[] {
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (breaks(node)) found.push(node.getText().replace(/\s+/g, ' '));
    else ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, kind));
  return found;
}

/** What breaks a rule in all that computes with money. */
function broken(breaks: (node: ts.Node) => boolean): string[] {
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: root })
    .toString()
    .split('\n')
    .filter((file) => /\.tsx?$/.test(file) && !/\.(deep\.)?i?test\.tsx?$|\.testing\.ts$/.test(file))
    .filter((file) => isMoney(file) && file !== home);
  expect(files.length).toBeGreaterThan(60);
  return files.flatMap((file) =>
    brokenIn(file, readFileSync(join(root, file), 'utf8'), breaks).map(
      (code) => `${file}: ${code}`,
    ),
  );
}

it('knows a fraction however it comes about', () => {
  const planted = `
    import { integer, numeric, real } from 'drizzle-orm/pg-core';
    const a = amount / 2;
    const b = amount * 0.02 + 1;
    const c = Number.parseFloat(text) + parseFloat(text);
    const d = (fening(1) + 1).toFixed(2);
    const e = Math.round(sum * share);
    const f = campaign.targetAmount - campaign.currentAmount;
    const g = sql\`SELECT \${amount}::float8, sum(amount)::numeric FROM donations\`;
    const h = total ** 2;
    const fine = [amount + 1, settled - held, 3 * amount, '1/2', sql\`SELECT 1 AS real\`, 100_000];`;
  expect(brokenIn('planted.ts', planted, isFractional)).toEqual([
    'numeric',
    'real',
    'amount / 2',
    '0.02',
    'Number.parseFloat(text)',
    'parseFloat(text)',
    '(fening(1) + 1).toFixed(2)',
    'Math.round(sum * share)',
    'campaign.targetAmount - campaign.currentAmount',
    '}::float8, sum(amount)::numeric FROM donations`',
    'total ** 2',
  ]);
  const page = 'const a = Math.min(100, (paid / goal) * 100); const b = sum / 100;';
  expect(brokenIn('apps/web/src/planted.tsx', page, isFractional)).toEqual(['sum / 100']);
});

it('amounts are whole from one end to the other', () => {
  const excepted = exceptions.map(([file, code]) => `${file}: ${code}`);
  expect(broken(isFractional).sort()).toEqual(excepted.sort());
});

it('knows a comparison that tells how much of a proof is right', () => {
  const planted = `
    const a = given.digest === formDigest(key, order);
    const b = signature != expected || request.headers.authorization !== right;
    const c = token === right && clientSecret == order.clientSecret;
    const d = Buffer.from(given).equals(right) || digest.equals(right);
    const fine = [digest === undefined, token !== null, sameDigest(digest, right), status === 'ok'];`;
  expect(brokenIn('planted.ts', planted, isTelling)).toEqual([
    'given.digest === formDigest(key, order)',
    'signature != expected',
    'request.headers.authorization !== right',
    'token === right',
    'clientSecret == order.clientSecret',
    'digest.equals(right)',
  ]);
});

it('digests, secrets and tokens are compared in constant time', () => {
  expect(broken(isTelling)).toEqual([]);
});
