contract SilkRoad {
    enum Role { None, Supplier, Hospital, Regulator }

    // The code of the write-up stands here.
}
