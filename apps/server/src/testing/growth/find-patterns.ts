import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

/** A regular expression as it stands in a file; `pattern` is null where it is put together at run time. */
export type FoundPattern = { file: string; written: string; pattern: RegExp | null };

const isOurs = (file: string): boolean =>
  /\.(?:ts|tsx)$/.test(file) &&
  !/\.(?:test|integration\.test|stories|d)\.tsx?$/.test(file) &&
  !/(?:^|\/)(?:testing|node_modules|generated)\//.test(file);

export const sourceFiles = (root: string, folders: readonly string[]): string[] =>
  folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .map((file) => join(folder, file).replaceAll('\\', '/'))
      .filter(isOurs),
  );

/** Every regular expression of a source text, read by the compiler's own parser: a search would take divisions for some. */
export function patternsIn(file: string, source: string): FoundPattern[] {
  const found: FoundPattern[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isRegularExpressionLiteral(node)) {
      const end = node.text.lastIndexOf('/');
      const pattern = new RegExp(node.text.slice(1, end), node.text.slice(end + 1));
      found.push({ file, written: node.text, pattern });
    }
    const isMade =
      (ts.isNewExpression(node) || ts.isCallExpression(node)) &&
      node.expression.getText() === 'RegExp';
    if (isMade) found.push({ file, written: node.getText(), pattern: null });
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true));
  return found;
}

export const findPatterns = (root: string, folders: readonly string[]): FoundPattern[] =>
  sourceFiles(root, folders).flatMap((file) =>
    patternsIn(file, readFileSync(join(root, file), 'utf8')),
  );
