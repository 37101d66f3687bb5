import de.bwaldvogel.mongo.MongoDatabase;
import de.bwaldvogel.mongo.backend.CollectionOptions;
import de.bwaldvogel.mongo.backend.CursorRegistry;
import de.bwaldvogel.mongo.backend.Missing;
import de.bwaldvogel.mongo.backend.memory.MemoryBackend;
import de.bwaldvogel.mongo.backend.memory.MemoryCollection;
import de.bwaldvogel.mongo.backend.memory.MemoryDatabase;
import de.bwaldvogel.mongo.bson.Document;
import java.util.Collection;

/** The server in memory without two of its faults, which would hide those of Lantern. */
public class Repaired extends MemoryBackend {
  @Override
  public MemoryDatabase openOrCreateDatabase(String name) {
    return new MemoryDatabase(name, getCursorRegistry()) {
      @Override
      protected MemoryCollection openOrCreateCollection(String collection, CollectionOptions options) {
        return new RepairedCollection(this, collection, options, cursorRegistry);
      }
    };
  }

  private static class RepairedCollection extends MemoryCollection {
    RepairedCollection(MongoDatabase database, String name, CollectionOptions options, CursorRegistry cursors) {
      super(database, name, options, cursors);
    }

    /** It answers with the stored document itself, which the next change may alter before it is written out. */
    @Override
    public synchronized Document findAndModify(Document query) {
      Document result = super.findAndModify(query);
      if (result.get("value") instanceof Document value) result.put("value", value.cloneDeeply());
      return result;
    }

    /** It cannot write out that elements of a list lack the field, and closes the connection. */
    @Override
    public synchronized Document handleDistinct(Document query) {
      Document result = super.handleDistinct(query);
      ((Collection<?>) result.get("values")).removeIf(Missing.class::isInstance);
      return result;
    }
  }
}
