import ts from 'typescript';

/** Whether a proof is a test, and no text of a document or a configuration. */
export const isTestFile = (file: string) => /\.(i?test|spec|testing)\.(tsx?|mjs)$/.test(file);

/** `it`, `test.describe`, `it.each(…)`: what is called, without what it is given. */
function calledBy(node: ts.Expression): readonly string[] {
  if (ts.isIdentifier(node)) return [node.text];
  if (ts.isCallExpression(node)) return calledBy(node.expression);
  return ts.isPropertyAccessExpression(node) ? [...calledBy(node.expression), node.name.text] : [];
}

/** What is put in while running stands as `…`. */
function titleOf(node: ts.Node | undefined): string | undefined {
  if (!node) return undefined;
  if (ts.isStringLiteralLike(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return undefined;
  return node.head.text + node.templateSpans.map(({ literal }) => `…${literal.text}`).join('');
}

/**
 * Names of the tests that a file runs, and of their groups, each behind those of the groups around
 * it: `signing in > opens nothing`. What is skipped is none.
 */
export function testsIn(file: string, text: string): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node, around: readonly string[]): void => {
    let inside = around;
    if (ts.isCallExpression(node)) {
      const [root = '', ...rest] = calledBy(node.expression);
      const title = titleOf(node.arguments[0]);
      const isTest = ['it', 'test', 'describe'].includes(root) && title !== undefined;
      if (isTest && rest.some((one) => ['skip', 'todo', 'fixme', 'fails'].includes(one))) return;
      if (isTest) {
        inside = [...around, title];
        found.push(inside.join(' > '));
      }
    }
    ts.forEachChild(node, (child) => visit(child, inside));
  };
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, kind), []);
  return found;
}

/** Tests and groups that a name means: the whole of theirs, or the end of it. */
export const meantBy = (name: string, tests: readonly string[]): readonly string[] =>
  tests.filter((one) => one === name || one.endsWith(` > ${name}`));
