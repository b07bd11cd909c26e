import type { MdastPluginDefinition, MdastVisitorContext } from 'satteri';

import { decodedPath } from '../../src/lib/decoded-path.ts';
import { explainFormat } from './picture-format.ts';
import { missingFile } from './missing-file.ts';
import { mistake } from './mistake.ts';
import { element, type Tag } from './nodes.ts';

/** Rejects pictures without a file or without a text alternative. */
export const checkPictures: MdastPluginDefinition = {
  name: 'check-pictures',
  options: { position: true },
  image(picture, context) {
    const { url, alt } = picture;
    if (!alt?.trim()) {
      throw mistake(
        context,
        picture,
        `the picture ${url} has no text alternative. Say between the brackets what it shows: ![A chart of …](${url}).`,
      );
    }
    const path = decodedPath(url);
    if (path === undefined) {
      throw mistake(context, picture, `the % in ${url} begins no character. Write %25 for it.`);
    }
    const problem =
      context.fileURL && (missingFile(path, context.fileURL, 'picture') ?? explainFormat(path));
    if (problem) throw mistake(context, picture, problem);
  },
  imageReference: (picture, context) => {
    throw mistake(
      context,
      picture,
      `a picture names its file itself. Write ![${picture.alt ?? ''}](./file.png).`,
    );
  },
  mdxJsxFlowElement: rejectImgTag,
  mdxJsxTextElement: rejectImgTag,
};

/** A picture on a line of its own is a figure; its title is the caption. Picture.astro renders the image. */
export const framePictures: MdastPluginDefinition = {
  name: 'frame-pictures',
  paragraph(paragraph, context) {
    const [picture, ...others] = paragraph.children;
    if (picture?.type !== 'image' || others.length > 0) return;
    const { url, alt, title } = picture;
    const caption = title ? [element('figcaption', [], [{ type: 'text', value: title }])] : [];
    context.replaceNode(
      paragraph,
      element('figure', ['figure', 'picture'], [{ type: 'image', url, alt }, ...caption]),
    );
  },
};

function rejectImgTag(node: Tag, context: MdastVisitorContext): void {
  if (node.name !== 'img') return;
  throw mistake(
    context,
    node,
    '<img> would be shown as it is. Write ![what it shows](./file.png "caption") for a picture in every size.',
  );
}
