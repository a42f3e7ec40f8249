// What a source text says of style classes.
import ts from 'typescript';

export interface Mentions {
  readonly file: string;
  /** Words of all its texts, any of which may be a class. */
  readonly words: ReadonlySet<string>;
  /** Words that go on with something put in while running. */
  readonly beginnings: ReadonlySet<string>;
  /** Words that stand where only global classes can. */
  readonly classes: ReadonlySet<string>;
  readonly imported: readonly Imported[];
  /** Inline styles that are always the same: a sheet can say them. */
  readonly fixedStyles: readonly string[];
}

/** A sheet of its own that a file uses. */
export interface Imported {
  readonly from: string;
  /** Written out. */
  readonly accessed: ReadonlySet<string>;
  /** With those that a computed access may mean: any word of the file. */
  readonly names: ReadonlySet<string>;
}

const wordsOf = (text: string) => text.split(/\s+/).filter(Boolean);

/** Whether a text stands for a class: in `className`, in `cx(…)`, and not where it is compared. */
function isClass(node: ts.Node): boolean {
  for (let at = node; at.parent; at = at.parent) {
    const { parent } = at;
    if (ts.isJsxAttribute(parent)) return /^(class|\w*className)$/i.test(parent.name.getText());
    if (ts.isCallExpression(parent) && parent.expression.getText() !== 'cx') return false;
    if (ts.isCallExpression(parent)) return true;
    if (ts.isConditionalExpression(parent) && parent.condition === at) return false;
    if (ts.isElementAccessExpression(parent) && parent.argumentExpression === at) return false;
    if (ts.isBinaryExpression(parent)) {
      const { kind } = parent.operatorToken;
      const joins =
        kind === ts.SyntaxKind.AmpersandAmpersandToken ||
        kind === ts.SyntaxKind.BarBarToken ||
        kind === ts.SyntaxKind.QuestionQuestionToken;
      if (!joins || (kind === ts.SyntaxKind.AmpersandAmpersandToken && parent.left === at))
        return false;
    }
    if (ts.isStatement(parent) || ts.isFunctionLike(parent)) return false;
  }
  return false;
}

/** Whether a value is written out: nothing while running can change it. */
function isFixed(node: ts.Expression): boolean {
  if (ts.isAsExpression(node) || ts.isSatisfiesExpression(node)) return isFixed(node.expression);
  if (ts.isParenthesizedExpression(node) || ts.isPrefixUnaryExpression(node))
    return isFixed('operand' in node ? node.operand : node.expression);
  if (ts.isObjectLiteralExpression(node))
    return node.properties.every((it) => ts.isPropertyAssignment(it) && isFixed(it.initializer));
  return ts.isStringLiteralLike(node) || ts.isNumericLiteral(node);
}

/** The object that a `style` is given, in its place or by the name of a constant. */
function styleObject(node: ts.JsxAttribute, constants: ReadonlyMap<string, ts.Expression>) {
  const { initializer } = node;
  if (node.name.getText() !== 'style' || !initializer || !ts.isJsxExpression(initializer)) return;
  const { expression } = initializer;
  return expression && ts.isIdentifier(expression) ? constants.get(expression.text) : expression;
}

/** Reads a source text; nothing of it is run. */
export function mentionsIn({ file, text }: { file: string; text: string }): Mentions {
  const words = new Set<string>();
  const beginnings = new Set<string>();
  const classes = new Set<string>();
  const sheets = new Map<string, { from: string; accessed: Set<string>; computed: boolean }>();
  const constants = new Map<string, ts.Expression>();
  const styles: ts.JsxAttribute[] = [];
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) {
      const from = (node.moduleSpecifier as ts.StringLiteral).text;
      const name = node.importClause?.name?.text;
      if (name && from.endsWith('.module.css')) {
        sheets.set(name, { from, accessed: new Set(), computed: false });
      }
      return;
    }
    if (ts.isPropertyAccessExpression(node) && ts.isIdentifier(node.expression)) {
      sheets.get(node.expression.text)?.accessed.add(node.name.text);
    }
    if (ts.isElementAccessExpression(node) && ts.isIdentifier(node.expression)) {
      const sheet = sheets.get(node.expression.text);
      if (sheet && ts.isStringLiteralLike(node.argumentExpression)) {
        sheet.accessed.add(node.argumentExpression.text);
      } else if (sheet) sheet.computed = true;
    }
    if (ts.isStringLiteralLike(node)) {
      for (const word of wordsOf(node.text)) {
        words.add(word);
        if (isClass(node)) classes.add(word);
      }
    }
    if (ts.isTemplateExpression(node)) {
      for (const piece of [node.head.text, ...node.templateSpans.map((it) => it.literal.text)]) {
        const all = wordsOf(piece);
        for (const word of all) words.add(word);
        const last = all.at(-1);
        if (last && !/\s$/.test(piece)) beginnings.add(last);
      }
    }
    if (ts.isPropertyAssignment(node) && ts.isIdentifier(node.name)) words.add(node.name.text);
    if (ts.isVariableDeclaration(node) && ts.isIdentifier(node.name) && node.initializer)
      constants.set(node.name.text, node.initializer);
    if (ts.isJsxAttribute(node)) styles.push(node);
    ts.forEachChild(node, visit);
  };
  visit(source);
  const imported = [...sheets.values()].map(({ from, accessed, computed }) => ({
    from,
    accessed,
    names: computed ? new Set([...accessed, ...words]) : accessed,
  }));
  const fixedStyles = styles
    .filter((it) => {
      const value = styleObject(it, constants);
      return value !== undefined && isFixed(value);
    })
    .map((it) => it.getText());
  return { file, words, beginnings, classes, imported, fixedStyles };
}
