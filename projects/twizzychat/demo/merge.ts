/** A message that the server has numbered. */
export interface Message {
  key: string;
  number: number;
  text: string;
}

/** What a phone knows of the conversation. */
export interface Room {
  messages: Message[];
  /** Arrived ahead of their turn. */
  early: Map<number, Message>;
  /** Everything up to this number is here. */
  completeTo: number;
}

/** Takes in one delivery. The room ends up the same for every order of deliveries, and for every repetition. */
export function merge(room: Room, incoming: Message): Room {
  if (incoming.number <= room.completeTo) return room; // seen before
  const early = new Map(room.early).set(incoming.number, incoming);
  const messages = [...room.messages];
  let completeTo = room.completeTo;
  for (let next = early.get(completeTo + 1); next; next = early.get(completeTo + 1)) {
    messages.push(next);
    early.delete(next.number);
    completeTo = next.number;
  }
  return { messages, early, completeTo };
}
