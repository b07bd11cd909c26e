/** Saves the layers of the drawing, the lowest first, as one PNG. */
export async function savePng(layers: readonly HTMLCanvasElement[], name: string): Promise<void> {
  const [lowest] = layers;
  const sheet = document.createElement('canvas');
  sheet.width = lowest?.width ?? 1;
  sheet.height = lowest?.height ?? 1;
  const context = sheet.getContext('2d');
  for (const layer of layers) context?.drawImage(layer, 0, 0);
  const blob = await new Promise<Blob | null>((resolve) => sheet.toBlob(resolve, 'image/png'));
  if (!blob) throw new Error('The picture could not be saved.');
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The download has its own hold on the data by the next turn.
  setTimeout(() => URL.revokeObjectURL(address), 1_000);
}
