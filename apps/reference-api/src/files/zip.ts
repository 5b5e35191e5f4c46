import { crc32 } from 'node:zlib';

/** 1980-01-01, the first day that a ZIP file knows: the same content gives the same bytes. */
const DATE = 0x0021;
/** Names are UTF-8. */
const FLAGS = 0x0800;

/** The fields that a file's own header and its entry in the directory have in common. */
function common(name: Buffer, content: Buffer): Buffer {
  const fields = Buffer.alloc(26);
  fields.writeUInt16LE(20, 0);
  fields.writeUInt16LE(FLAGS, 2);
  fields.writeUInt16LE(DATE, 8);
  fields.writeUInt32LE(crc32(content), 10);
  fields.writeUInt32LE(content.length, 14);
  fields.writeUInt32LE(content.length, 18);
  fields.writeUInt16LE(name.length, 22);
  return fields;
}

const signature = (last: number, first: number) => Buffer.from([0x50, 0x4b, first, last]);

/** Writes a ZIP file of texts, stored as they are (APPNOTE 6.3, sections 4.3.7, 4.3.12 and 4.3.16). */
export function writeZip(files: Readonly<Record<string, string>>): Uint8Array {
  const local: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [path, text] of Object.entries(files)) {
    const name = Buffer.from(path, 'utf8');
    const content = Buffer.from(text, 'utf8');
    const fields = common(name, content);
    const file = Buffer.concat([signature(4, 3), fields, name, content]);
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(offset, 10);
    directory.push(signature(2, 1), Buffer.from([20, 0]), fields, rest, name);
    local.push(file);
    offset += file.length;
  }
  const entries = Buffer.concat(directory);
  const count = Object.keys(files).length;
  const end = Buffer.alloc(18);
  end.writeUInt16LE(count, 4);
  end.writeUInt16LE(count, 6);
  end.writeUInt32LE(entries.length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...local, entries, signature(6, 5), end]);
}
