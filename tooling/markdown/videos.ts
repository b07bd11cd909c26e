import type { MdastPluginEntry, MdxJsxAttributeNode } from 'satteri';

import { missingFile } from './missing-file.ts';
import { mistake } from './mistake.ts';

const NEEDED = ['src', 'poster', 'alt'];
const FILES = ['src', 'poster', 'captions'];
const EXAMPLE = '<Video src="./clip.mp4" poster="./clip.png" alt="What it shows" />';

/** Checks every `<Video />` and turns the paths of its files into imports, so that the build includes them. */
export const videos: MdastPluginEntry = () => {
  const imports: string[] = [];
  return {
    name: 'videos',
    options: { position: true },
    mdxJsxFlowElement(tag, context) {
      const { fileURL } = context;
      if (tag.name !== 'Video' || !fileURL) return;
      const attributes = tag.attributes.filter((attribute) => attribute.type === 'mdxJsxAttribute');
      for (const name of NEEDED) {
        if (textOf(attributes, name)) continue;
        throw mistake(context, tag, `<Video /> needs ${name} in quotes. Write ${EXAMPLE}.`);
      }
      for (const name of FILES) {
        const path = textOf(attributes, name);
        const problem = path && missingFile(path, fileURL, 'file');
        if (problem) throw mistake(context, tag, `<Video />: ${name}: ${problem}`);
      }
      return {
        type: 'mdxJsxFlowElement',
        name: 'Video',
        attributes: attributes.map((attribute) => {
          if (!FILES.includes(attribute.name)) return attribute;
          const id = `_file${imports.length}`;
          const path = textOf([attribute], attribute.name);
          // The poster is a picture that Astro optimises; the others are served as they are.
          const kind = attribute.name === 'poster' ? '' : '?url';
          imports.push(`import ${id} from ${JSON.stringify(path + kind)};`);
          return { ...attribute, value: { type: 'mdxJsxAttributeValueExpression', value: id } };
        }),
        children: [],
      };
    },
    mdxJsxTextElement(tag, context) {
      if (tag.name !== 'Video') return;
      throw mistake(context, tag, 'give <Video /> a line of its own, with empty lines around it.');
    },
    after(root, context) {
      if (imports.length === 0) return;
      context.prependChild(root, { type: 'mdxjsEsm', value: imports.join('\n') });
    },
  };
};

function textOf(attributes: MdxJsxAttributeNode[], name: string): string {
  const value = attributes.find((attribute) => attribute.name === name)?.value;
  return typeof value === 'string' ? value.trim() : '';
}
