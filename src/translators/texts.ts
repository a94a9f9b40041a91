import ts from 'typescript';
import { isWordNode, type WordNode, wordsOf } from './literals.ts';

/** A text in a file of sentences, as a translator sees it. */
export interface Text {
  node: WordNode;
  /** The export and the keys that lead to it, such as `LISTS.arrivals`. */
  path: string;
  /** The condition under which it is shown, such as `rooms === 1`; empty if there is none. */
  condition: string;
  words: string;
  comment: string;
}

/** Returns a file's texts for people, in its order; among them those without letters, such as `', '`. */
export function textsOf(source: ts.SourceFile): Text[] {
  const texts: Text[] = [];
  const visit = (node: ts.Node): void => {
    if (isWordNode(node)) {
      const [path, condition, comment] = [pathOf(node), conditionOf(node), commentOf(node)];
      texts.push({ node, path, condition, comment, words: wordsOf(node) });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return texts;
}

function pathOf(node: ts.Node): string {
  const names: string[] = [];
  for (let at: ts.Node = node; !ts.isSourceFile(at); at = at.parent) {
    if (ts.isPropertyAssignment(at) || ts.isMethodDeclaration(at) || isTopDeclaration(at)) {
      names.unshift(nameOf(at.name));
    }
  }
  return names.join('.');
}

function isTopDeclaration(node: ts.Node): node is ts.FunctionDeclaration | ts.VariableDeclaration {
  if (ts.isFunctionDeclaration(node)) return ts.isSourceFile(node.parent);
  return ts.isVariableDeclaration(node) && ts.isSourceFile(node.parent.parent.parent);
}

function nameOf(name: ts.Node | undefined): string {
  if (!name) return '';
  return ts.isStringLiteralLike(name) ? name.text : name.getText();
}

/** Looks outwards for what decides whether the text is shown. */
function conditionOf(node: ts.Node): string {
  for (let at = node; !isTopDeclaration(at) && !ts.isSourceFile(at.parent); at = at.parent) {
    const { parent } = at;
    if (ts.isPropertyAssignment(parent)) return '';
    if (ts.isCaseClause(parent)) return code(parent.expression);
    if (ts.isIfStatement(parent) && parent.thenStatement === at) return code(parent.expression);
    if (ts.isConditionalExpression(parent) && parent.condition !== at) {
      return parent.whenTrue === at ? code(parent.condition) : `not: ${code(parent.condition)}`;
    }
  }
  return '';
}

const code = (node: ts.Node) => node.getText().replaceAll(/\s+/g, ' ');

/** Returns what the programmer wrote above the export, and above the key. */
function commentOf(node: ts.Node): string {
  const comments: string[] = [];
  for (let at: ts.Node = node; !ts.isSourceFile(at); at = at.parent) {
    const above = ts.getJSDocCommentsAndTags(at).filter(ts.isJSDoc).at(-1);
    if (!above || above.parent !== at) continue;
    // A comment about the whole file has an empty line below it.
    const gap = at.getSourceFile().text.slice(above.end, at.getStart());
    const text = ts.getTextOfJSDocComment(above.comment) ?? '';
    if (!gap.includes('\n\n')) comments.unshift(text.replaceAll(/\s+/g, ' '));
  }
  return comments.join(' ');
}
