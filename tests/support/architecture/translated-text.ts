import ts from 'typescript';
import { nodesOf, type SourceFile } from './source.ts';

/** What a child of JSX puts on the page: a text, elements that stay, or elements that come and go. */
type Content = 'constant text' | 'changing text' | 'stays' | 'comes and goes';

const ISLANDS = /^src\/islands\/.*\.tsx$/;
const SLOT = /\b(ReactNode|ReactElement|JSX\.Element)\b/;

type Jsx = ts.JsxElement | ts.JsxFragment | ts.JsxSelfClosingElement;

const isJsx = (node: ts.Node): node is Jsx =>
  ts.isJsxElement(node) || ts.isJsxFragment(node) || ts.isJsxSelfClosingElement(node);

const holdsJsx = (node: ts.Node): boolean => isJsx(node) || (node.forEachChild(holdsJsx) ?? false);

const isText = (content: Content) => content.endsWith('text');

const tagOf = (node: ts.JsxElement | ts.JsxSelfClosingElement) =>
  (ts.isJsxElement(node) ? node.openingElement : node).tagName.getText();

function withoutParentheses(node: ts.Expression): ts.Expression {
  return ts.isParenthesizedExpression(node) ? withoutParentheses(node.expression) : node;
}

const nameOf = (node: ts.Node) => (ts.isVariableDeclaration(node) ? node.name : undefined);

/** Says whether a component can return other elements than before, or none. */
function isUnsteady({ body }: ts.FunctionLikeDeclaration): boolean {
  const returns: ts.ReturnStatement[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isReturnStatement(node)) returns.push(node);
    else if (!ts.isFunctionLike(node)) node.forEachChild(visit);
  };
  if (body) visit(body);
  if (body && !ts.isBlock(body)) return true;
  const [only] = returns;
  if (returns.length !== 1 || !only?.expression) return true;
  const returned = withoutParentheses(only.expression);
  return !isJsx(returned) || ts.isJsxFragment(returned);
}

/** Judges what JSX shows by syntax alone. */
class Reader {
  /** Functions of all files that have JSX, by name. */
  private readonly functions = new Map<string, ts.FunctionLikeDeclaration>();
  /** `Component.prop` for each text that some file passes to a component. */
  private readonly passedTexts = new Set<string>();
  private readonly declared = new Map<string, ts.Node>();
  private readonly slots = new Set<string>();
  private readonly messages = new Set<string>();

  readonly files: SourceFile[];

  constructor(files: SourceFile[]) {
    this.files = files;
    for (const node of files.flatMap(nodesOf)) {
      const isFunction = ts.isFunctionDeclaration(node) || ts.isArrowFunction(node);
      const name = isFunction && (node.name ?? nameOf(node.parent));
      if (name && holdsJsx(node)) this.functions.set(name.getText(), node);
    }
    for (let before = -1; before < this.passedTexts.size; ) {
      before = this.passedTexts.size;
      for (const file of files) this.notePassedTexts(this.nodesOf(file));
    }
  }

  /** Returns the nodes of a file, whose names are then known. */
  nodesOf(file: SourceFile): ts.Node[] {
    const nodes = nodesOf(file);
    for (const names of [this.declared, this.slots, this.messages]) names.clear();
    for (const node of nodes) this.noteName(node);
    return nodes;
  }

  private noteName(node: ts.Node): void {
    if (ts.isImportDeclaration(node) && node.moduleSpecifier.getText().includes('#messages/')) {
      const names = node.importClause?.namedBindings?.getText() ?? '';
      for (const name of names.matchAll(/(\w+)\s*(?=[,}]|$)/g)) this.messages.add(name[1] ?? '');
    } else if (ts.isPropertySignature(node) && SLOT.test(node.type?.getText() ?? '')) {
      this.slots.add(node.name.getText());
    } else if (
      ts.isFunctionDeclaration(node) ||
      ts.isVariableDeclaration(node) ||
      ts.isBindingElement(node)
    ) {
      if (node.name) this.declared.set(node.name.getText(), node);
    }
  }

  private notePassedTexts(nodes: ts.Node[]): void {
    for (const node of nodes) {
      if (ts.isJsxAttribute(node) && node.initializer && isText(this.contentOf(node.initializer)))
        this.passedTexts.add(`${node.parent.parent.tagName.getText()}.${node.name.getText()}`);
      if (ts.isJsxElement(node) && childrenOf(node).some((child) => isText(this.contentOf(child))))
        this.passedTexts.add(`${tagOf(node)}.children`);
    }
  }

  contentOf(node: ts.Node): Content {
    if (ts.isJsxText(node) || ts.isStringLiteralLike(node) || ts.isNumericLiteral(node))
      return 'constant text';
    if (isJsx(node)) return this.ofElement(node);
    if (ts.isJsxExpression(node)) return node.expression ? this.contentOf(node.expression) : 'stays';
    if (ts.isParenthesizedExpression(node) || ts.isNonNullExpression(node))
      return this.contentOf(node.expression);
    if (/^(null|undefined|true|false)$/.test(node.getText())) return 'stays';
    if (ts.isConditionalExpression(node)) return this.ofChoice(node.whenTrue, node.whenFalse);
    if (ts.isBinaryExpression(node)) return this.ofOperator(node);
    if (ts.isCallExpression(node)) return this.yieldsElements(node) ? 'comes and goes' : 'changing text';
    if (ts.isPropertyAccessExpression(node)) return this.ofProperty(node);
    return ts.isIdentifier(node) ? this.ofName(node) : 'changing text';
  }

  private ofElement(node: Jsx): Content {
    if (ts.isJsxFragment(node) || tagOf(node) === 'Suspense') return 'comes and goes';
    const component = this.functionNamed(tagOf(node));
    return component && isUnsteady(component) ? 'comes and goes' : 'stays';
  }

  private ofChoice(...branches: ts.Node[]): Content {
    return branches.some((branch) => isText(this.contentOf(branch))) ? 'changing text' : 'comes and goes';
  }

  private ofOperator({ left, operatorToken, right }: ts.BinaryExpression): Content {
    if (operatorToken.kind === ts.SyntaxKind.AmpersandAmpersandToken) return this.ofChoice(right);
    return /^(\|\||\?\?)$/.test(operatorToken.getText()) ? this.ofChoice(left, right) : 'changing text';
  }

  /** Returns the function with JSX that has this name here: the file's own, or else another file's. */
  private functionNamed(name: string): ts.FunctionLikeDeclaration | undefined {
    if (this.messages.has(name)) return undefined;
    const own = this.declared.get(name);
    const value = own && ts.isVariableDeclaration(own) ? own.initializer : own;
    if (!value) return this.functions.get(name);
    const isFunction = ts.isArrowFunction(value) || ts.isFunctionDeclaration(value);
    return isFunction && holdsJsx(value) ? value : undefined;
  }

  private yieldsElements(node: ts.Node): boolean {
    if (isJsx(node)) return true;
    if (ts.isCallExpression(node) && ts.isIdentifier(node.expression)) {
      const { text } = node.expression;
      if (text === 'children' || this.functionNamed(text)) return true;
    }
    return node.forEachChild((child) => this.yieldsElements(child)) ?? false;
  }

  private ofProperty(node: ts.PropertyAccessExpression): Content {
    let root: ts.Expression = node;
    while (ts.isPropertyAccessExpression(root)) root = root.expression;
    if (ts.isIdentifier(root) && this.contentOf(root) === 'constant text') return 'constant text';
    return this.slots.has(node.name.text) ? this.ofSlot(node, node.name.text) : 'changing text';
  }

  private ofName(node: ts.Identifier): Content {
    const name = node.text;
    if (this.messages.has(name)) return 'constant text';
    const declaration = this.declared.get(name);
    const isVariable = declaration && ts.isVariableDeclaration(declaration);
    if (isVariable && declaration.initializer) return this.contentOf(declaration.initializer);
    return name === 'children' || this.slots.has(name) ? this.ofSlot(node, name) : 'changing text';
  }

  private ofSlot(node: ts.Node, slot: string): Content {
    const owner = ts.findAncestor(node, (parent): parent is ts.FunctionDeclaration =>
      ts.isFunctionDeclaration(parent),
    );
    return this.passedTexts.has(`${owner?.name?.text}.${slot}`) ? 'changing text' : 'comes and goes';
  }
}

function childrenOf(node: ts.Node): ts.Node[] {
  if (!ts.isJsxElement(node) && !ts.isJsxFragment(node)) return [];
  return node.children.filter((child) =>
    ts.isJsxText(child)
      ? !child.containsOnlyTriviaWhiteSpaces
      : !ts.isJsxExpression(child) || child.expression,
  );
}

const shorten = (text: string) => text.trim().replaceAll(/\s+/g, ' ').slice(0, 60) || ' ';

/**
 * A translator replaces each text node. React sets the text of an element that holds nothing else, but it would
 * change, remove or insert before a text node that is no longer on the page.
 */
export function checkTranslatedText(files: SourceFile[]): string[] {
  const reader = new Reader(files.filter(({ path }) => ISLANDS.test(path)));
  return reader.files.flatMap((file) =>
    reader.nodesOf(file).flatMap((node) => {
      const children = childrenOf(node);
      const contents = children.map((child) => reader.contentOf(child));
      const isLost = (content: Content, index: number) =>
        isText(content) &&
        (ts.isJsxFragment(node) ||
          (children.length > 1 && (content === 'changing text' || contents[index - 1] === 'comes and goes')));
      return children
        .filter((_child, index) => isLost(contents[index] ?? 'stays', index))
        .map((child) => {
          const { line } = child.getSourceFile().getLineAndCharacterOfPosition(child.getStart());
          return `${file.path}:${line + 1}: '${shorten(child.getText())}' is lost when a browser translates the page: join it with the texts beside it into one, alone in its element, or put a <span> around it`;
        });
    }),
  );
}
